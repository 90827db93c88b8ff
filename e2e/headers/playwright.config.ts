import { defineSuite } from '../support/defineSuite.ts';

/** What the server's headers promise and forbid, over TLS. */
export default defineSuite('headers', {
  testMatch: '**/*.headers.ts',
  globalSetup: './globalSetup.ts',
  // The certificate is made for the run and trusted by nobody.
  use: { ignoreHTTPSErrors: true },
});
