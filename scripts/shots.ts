// Takes pictures of every kind of page, in every language, theme and width, and
// lays them out on contact sheets: `npm run shots [-- name …]`. Look at them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../deploy/nginx/startServer.ts';
import { defaultLang, locales } from '../site/locales.ts';
import { localePath } from '../universal/localePath.ts';
import { browserArgs } from './shots/browserArgs.ts';
import { contactSheet, type Shot } from './shots/contactSheet.ts';

const pages = {
  home: '/',
  guide: '/guide/start/quick-start',
  config: '/config/lib/format',
  overview: '/config/',
  blog: '/blog/',
  post: '/blog/introducing-rslib',
  'not-found': '/nope',
};
const themes = ['light', 'dark'] as const;
const widths = [390, 900, 1440];
const HEIGHT_PX = 900;

const folder = path.resolve('.cache/shots');
const wanted = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = await startServer({ dist: 'dist', port: 0 });
const browser = await chromium.launch(browserArgs);
try {
  for (const [name, address] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const shots = await takeShots(browser, name, address);
    const sheet = path.join(folder, `${name}.html`);
    writeFileSync(sheet, contactSheet(name, shots));
    const page = await browser.newPage({
      viewport: { width: 1800, height: 1000 },
    });
    await page.goto(`file://${sheet}`);
    await page.screenshot({
      path: path.join(folder, `${name}.png`),
      fullPage: true,
    });
    await page.close();
    console.log(`${name}: ${shots.length} pictures, .cache/shots/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function takeShots(
  from: Browser,
  name: string,
  address: string,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const { lang } of locales) {
    for (const theme of themes) {
      const context = await from.newContext({
        colorScheme: theme,
        locale: lang,
        baseURL: server.origin,
      });
      const page = await context.newPage();
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        await page.goto(localePath(address, lang, defaultLang), {
          waitUntil: 'networkidle',
        });
        const file = `${name}-${lang}-${theme}-${width}.png`;
        await page.screenshot({ path: path.join(folder, file) });
        shots.push({ file, width, label: `${lang} ${theme} ${width}` });
      }
      await context.close();
    }
  }
  return shots;
}
