import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './e2e/support/browserOptions.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/fixtures/**',
  // A folder of its own: it is emptied before each run.
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // How long a state may take on a machine that is busy with other things. A
  // time that the site promises is tested with a stopped clock instead.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Wide enough for sidebar and outline beside the content (SPEC 9).
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: browserOptions,
  },
});
