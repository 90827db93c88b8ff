import { defineSuite } from '../support/defineSuite.ts';

/** The built site, clause by clause. */
export default defineSuite('site', { testMatch: '**/*.spec.ts' });
