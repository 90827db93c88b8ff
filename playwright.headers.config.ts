import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What the server's headers promise and forbid, over TLS. */
export default defineConfig({
  ...config,
  testMatch: 'headers/*.headers.ts',
  outputDir: 'test-results/headers',
  globalSetup: './e2e/headers/globalSetup.ts',
  // The report of the normal run is what counts clauses.
  reporter: [['line'], ['json', { outputFile: 'test-results/headers.json' }]],
  use: {
    ...config.use,
    // The certificate is made for the run and trusted by nobody.
    ignoreHTTPSErrors: true,
  },
});
