import { defineSuite } from '../support/defineSuite.ts';

/** What goes wrong on the way to a reader, one fault at a time. */
export default defineSuite('faults', { testMatch: '**/*.faults.ts' });
