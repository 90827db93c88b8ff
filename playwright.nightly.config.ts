import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Tests of the page that take too long for every change. */
export default defineConfig({
  ...config,
  testMatch: '**/*.nightly.ts',
  outputDir: 'test-results/nightly',
  // The report of the normal run is what counts clauses.
  reporter: [['line'], ['./e2e/nightly/headingsReporter.ts']],
});
