import type { PlaywrightTestConfig } from '@playwright/test';
import { defineSuite } from '../support/defineSuite.ts';
import type { EngineOptions } from './defineFlow.ts';

/**
 * Flows that an engine can't run because of a bug that isn't ours. WebKit lets no press
 * through a view transition, whatever pointer-events says, so a second one counts only
 * before or after the fade.
 */
const notIn = {
  firefox: /^$/,
  webkit: /two quick presses of the theme toggle/,
};

const config: PlaywrightTestConfig<EngineOptions> = {
  testMatch: '**/*.flow.ts',
  globalSetup: '../nojs/globalSetup.ts',
  // Longer than any flow takes: a browser that hangs must not hang the run.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // One window on one display has the focus.
  workers: 1,
  projects: (['firefox', 'webkit'] as const).flatMap(engine =>
    [390, 1440].map(width => ({
      name: `${engine} ${width}`,
      use: { engine, width },
      grepInvert: notIn[engine],
    })),
  ),
};

/** What readers do most, in engines other than Chromium. */
export default defineSuite('browsers', config);
