import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  defineConfig,
  devices,
  type PlaywrightTestConfig,
} from '@playwright/test';
import { browserOptions } from '../../tooling/browserOptions.ts';

/** Where a run leaves its report and its screenshots. */
const results = (name: string) =>
  path.resolve(import.meta.dirname, '../../test-results', name);

/** What all suites share; a suite says what it does differently. */
export function defineSuite(
  name: string,
  own: PlaywrightTestConfig,
): PlaywrightTestConfig {
  return defineConfig(
    {
      // A folder of its own: it is emptied before each run.
      outputDir: results(name),
      globalSetup: path.join(import.meta.dirname, 'globalSetup.ts'),
      fullyParallel: true,
      forbidOnly: true,
      workers: availableParallelism(),
      // How long a state may take on a machine that is busy with other things. A
      // time that the site promises is tested with a stopped clock instead.
      timeout: 300_000,
      expect: { timeout: 60_000 },
      // The report of each suite by its name: only that of the site counts clauses.
      reporter: [['line'], ['json', { outputFile: results(`${name}.json`) }]],
      use: {
        ...devices['Desktop Chrome'],
        // Wide enough for sidebar and outline beside the content (SPEC 9).
        viewport: { width: 1440, height: 900 },
        locale: 'en-US',
        timezoneId: 'UTC',
        screenshot: 'only-on-failure',
        actionTimeout: 120_000,
        navigationTimeout: 120_000,
        launchOptions: browserOptions,
      },
    },
    own,
  );
}
