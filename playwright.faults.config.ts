import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What goes wrong on the way to a reader, one fault at a time. */
export default defineConfig({
  ...config,
  testMatch: '**/*.faults.ts',
  outputDir: 'test-results/faults',
  // The report of the normal run is what counts clauses.
  reporter: [
    ['line'],
    ['json', { outputFile: 'test-results/faults.json' }],
    ['./e2e/support/countReporter.ts', { noun: 'faults' }],
  ],
});
