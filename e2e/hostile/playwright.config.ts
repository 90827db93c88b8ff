import { defineSuite } from '../support/defineSuite.ts';

/** What strangers may send, with the content security policy switched off. */
export default defineSuite('hostile', {
  testMatch: '**/*.hostile.ts',
  // One page after another sees all inputs of a file.
  fullyParallel: false,
  reporter: [
    ['../support/countReporter.ts', { noun: 'hostile inputs and controls' }],
  ],
});
