// Takes pictures of every kind of page and of everything that opens, in every
// language, theme and width, and lays them out on contact sheets:
// `npm run shots [-- name …]`, after `npm run build` and `npm run gate fixtures`.
// Look at them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { startServer } from '../../deploy/nginx/startServer.ts';
import { dictionaries } from '../../i18n/index.ts';
import { addressRules, locales } from '../../site/locales.ts';
import { translateAddress } from '../../shared/siteAddress.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { scenes, type Scene } from './scenes.ts';

const themes = ['light', 'dark'] as const;
const WIDTHS_PX = [390, 900, 1440];
const HEIGHT_PX = 900;
/** Longer than anything on the site moves. */
const SETTLED_MS = 500;

const folder = path.resolve('.cache/shots');
const { positionals: wanted } = readCommand({ allowPositionals: true });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(browserOptions);
try {
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const shots = await takeShots(name, scene);
    const sheet = path.join(folder, `${name}.html`);
    writeFileSync(sheet, contactSheet(name, shots));
    const page = await browser.newPage({
      viewport: { width: 1800, height: 1000 },
    });
    await page.goto(`file://${sheet}`);
    const picture = path.join(folder, `${name}.png`);
    await page.screenshot({ path: picture, fullPage: true });
    await page.close();
    console.log(`${name}: ${shots.length} pictures, .cache/shots/${name}.png`);
  }
} finally {
  await browser.close();
}

async function takeShots(name: string, scene: Scene): Promise<Shot[]> {
  const { address, fixture, prepare, widths = WIDTHS_PX } = scene;
  const dist = fixture ? `.cache/fixtures/${fixture}/dist` : 'dist';
  const server = await startServer({ dist, port: 0 });
  const shots: Shot[] = [];
  for (const { lang } of locales) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        colorScheme,
        locale: lang,
        baseURL: server.origin,
      });
      const page = await context.newPage();
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        await page.goto(translateAddress(address, lang, addressRules), {
          waitUntil: 'networkidle',
        });
        await prepare?.(page, dictionaries[lang]);
        await page.waitForTimeout(prepare ? SETTLED_MS : 0);
        const file = `${name}-${lang}-${colorScheme}-${width}.png`;
        await page.screenshot({ path: path.join(folder, file) });
        shots.push({ file, width, label: `${lang} ${colorScheme} ${width}` });
      }
      await context.close();
    }
  }
  await server.stop();
  return shots;
}
