import { defineSuite } from '../support/defineSuite.ts';

/** Tests of the parts of a page, on a few pages: turbo.json lists these. */
export default defineSuite('site', { testMatch: '**/*.spec.ts' });
