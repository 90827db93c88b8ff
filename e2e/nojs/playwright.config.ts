import { defineSuite } from '../support/defineSuite.ts';

/** The site for readers without scripts. */
export default defineSuite('nojs', {
  testMatch: '**/*.nojs.ts',
  globalSetup: './globalSetup.ts',
  use: { javaScriptEnabled: false },
});
