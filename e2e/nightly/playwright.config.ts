import { defineSuite } from '../support/defineSuite.ts';

/** Tests of the page that take too long for every change. */
export default defineSuite('nightly', { testMatch: '**/*.nightly.ts' });
