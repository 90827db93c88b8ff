import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What strangers may send, with the content security policy switched off. */
export default defineConfig({
  ...config,
  testMatch: '**/*.hostile.ts',
  outputDir: 'test-results/hostile',
  // One page after another sees all inputs of a file.
  fullyParallel: false,
  reporter: [
    ['line'],
    ['json', { outputFile: 'test-results/hostile.json' }],
    ['./e2e/support/countReporter.ts', { noun: 'hostile inputs and controls' }],
  ],
});
