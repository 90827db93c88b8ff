import { browserOptions } from '../../tooling/browserOptions.ts';
import { defineSuite } from '../support/defineSuite.ts';

/** What strangers may send, with the content security policy switched off. */
export default defineSuite('hostile', {
  testMatch: '**/*.hostile.ts',
  // One page after another sees all inputs of a file.
  fullyParallel: false,
  // A test is a whole table.
  timeout: 900_000,
  use: {
    launchOptions: {
      ...browserOptions,
      args: [
        ...browserOptions.args,
        // Nothing but this machine is there.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
