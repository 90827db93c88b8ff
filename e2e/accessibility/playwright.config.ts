import { defineSuite } from '../support/defineSuite.ts';

/** What README.md describes; each project has a command. */
export default defineSuite('accessibility', {
  testMatch: '**/*.a11y.ts',
  // A whole walk over a page, or axe on all its states, is one test.
  timeout: 600_000,
  expect: {
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/tree/{arg}{ext}',
      // What is new has to be read, too.
      children: 'deep-equal',
    },
  },
  projects: [
    { name: 'kinds', testMatch: '**/axe/kinds.a11y.ts' },
    { name: 'pages', testMatch: '**/axe/{everyPage,wideKinds}.a11y.ts' },
    { name: 'keyboard', testMatch: '**/keyboard/*.a11y.ts' },
    { name: 'reflow', testMatch: '**/reflow/*.a11y.ts' },
    { name: 'tree', testMatch: '**/tree/*.a11y.ts' },
  ],
});
