import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../tooling/browserOptions.ts';

/** What a writer does while `npm run dev` runs. */
export default defineConfig({
  testMatch: '*.dev.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/dev'),
  timeout: 600_000,
  // Long enough for a restart on a busy machine, and for a part to be compiled.
  expect: { timeout: 60_000 },
  use: { launchOptions: browserOptions, screenshot: 'only-on-failure' },
});
