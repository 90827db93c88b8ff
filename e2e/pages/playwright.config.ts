import { defineSuite } from '../support/defineSuite.ts';

/** Tests that read every page, or the search index, which is made of every page. */
export default defineSuite('pages', { testMatch: '**/*.spec.ts' });
