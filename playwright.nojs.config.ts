import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The site for readers without scripts. */
export default defineConfig({
  ...config,
  testMatch: 'nojs/*.nojs.ts',
  outputDir: 'test-results/nojs',
  globalSetup: './e2e/nojs/globalSetup.ts',
  // The report of the normal run is what counts clauses.
  reporter: [['line'], ['json', { outputFile: 'test-results/nojs.json' }]],
  use: { ...config.use, javaScriptEnabled: false },
});
