import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What e2e/accessibility/README.md describes; each project has a command. */
export default defineConfig({
  ...config,
  testDir: 'e2e/accessibility',
  testMatch: '**/*.a11y.ts',
  outputDir: 'test-results/accessibility',
  // A whole walk over a page, or axe on all its states, is one test.
  timeout: 600_000,
  expect: {
    ...config.expect,
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/tree/{arg}{ext}',
      // What is new has to be read, too.
      children: 'deep-equal',
    },
  },
  // The report of the normal run is what counts clauses.
  reporter: [['line'], ['./e2e/accessibility/axe/countRuns.ts']],
  projects: [
    { name: 'kinds', testMatch: '**/axe/kinds.a11y.ts' },
    { name: 'pages', testMatch: '**/axe/{everyPage,wideKinds}.a11y.ts' },
    { name: 'keyboard', testMatch: '**/keyboard/*.a11y.ts' },
    { name: 'reflow', testMatch: '**/reflow/*.a11y.ts' },
    { name: 'tree', testMatch: '**/tree/*.a11y.ts' },
  ],
});
