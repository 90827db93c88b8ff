import { expect, test } from '@rstest/core';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteConfig } from './rspress.config.ts';

// The engine runs these hooks after each save as well, and what fails there
// keeps the change from the browser.
test('while pages are written, no plugin writes files or looks for pages', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'dev-output-'));
  const config = createSiteConfig({ outDir });
  for (const plugin of config.plugins ?? []) {
    await plugin.afterBuild?.({ ...config, outDir }, false);
  }
  expect(readdirSync(outDir)).toEqual([]);
  rmSync(outDir, { recursive: true });
});
