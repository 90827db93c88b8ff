import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type DevServer, startDev } from './startDev.ts';
import { walk } from './walk.ts';
import { NAVIGATION_FILE, pageText, writeSite } from './writeSite.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/dev-check');
const file = (name: string) => path.join(folder, 'content', name);
const navigation = path.join(folder, NAVIGATION_FILE);
let server: DevServer;

test.beforeAll(async () => {
  await writeSite(folder);
  server = await startDev(folder, '/guide/');
});
test.afterEach(({ page: _ }, { status }) => {
  if (status !== 'passed') console.error(server.said().slice(-4000));
});
test.afterAll(() => server.stop());

/** Runs in each document: hears every word, since a quick machine says some for a moment only. */
const LISTEN = `{
  const hear = shadow => hearNotice(shadow.querySelector('summary')?.textContent ?? '');
  const heard = new WeakSet();
  const attach = () => {
    const shadow = document.querySelector('#dev-problems')?.shadowRoot;
    if (!shadow || heard.has(shadow)) return;
    heard.add(shadow);
    new MutationObserver(() => hear(shadow)).observe(shadow, { childList: true, characterData: true, subtree: true });
    hear(shadow);
  };
  new MutationObserver(attach).observe(document, { childList: true, subtree: true });
  attach();
}`;

test('the dev server, for readers and for writers', async ({ page }) => {
  /** The visible text of a page, or nothing. */
  const read = async (address: string) => {
    try {
      await page.goto(server.origin + address);
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1 }).waitFor({ timeout: 3000 });
      return await main.innerText();
    } catch {
      return '';
    }
  };
  const shows = (address: string, text: string) =>
    expect.poll(() => read(address)).toContain(text);
  const overlay = page.locator('#dev-problems');
  const problems = overlay.locator('ol');
  const restarts = () => server.said().split('restarting server').length;

  await test.step('everything interactive works as it does for readers', async () => {
    const errors: Error[] = [];
    page.on('pageerror', error => errors.push(error));
    await walk(page, server.origin, file('en/guide/walk.mdx'));
    page.removeAllListeners('pageerror');
    expect(errors).toEqual([]);
  });

  await test.step('a dead link and an MDX error show on the page, with their line', async () => {
    const first = pageText('en guide/first');
    const write = (text: string) => writeFile(file('en/guide/first.mdx'), text);
    await shows('/guide/first', 'Words of en guide/first');
    // Only then does the page hear of changes.
    await expect(overlay.locator('summary:not([data-busy])')).toBeVisible();
    await write(`${first}\nA [dead link](/guide/nowhere).\n`);
    await expect(problems).toContainText(
      /content\/en\/guide\/first\.mdx:8.*\/guide\/nowhere/,
    );
    await write(`${first}\n<Tabs>\n`);
    await expect(problems).toContainText(
      /content\/en\/guide\/first\.mdx:8.*closing tag/,
    );
    await write(first);
  });

  await test.step('the navigation changes without a restart', async () => {
    const text = await readFile(navigation, 'utf8');
    const write = (from: string | RegExp, to: string) =>
      writeFile(navigation, text.replace(from, to));
    const before = restarts();
    const entry = page
      .getByRole('navigation')
      .locator('a[href$="/guide/walk"]');
    await page.setViewportSize({ width: 1440, height: 800 });
    const added =
      "{ text: 'nav.api', link: '/guide/list', prefix: '/api/', groups: [] },";
    await write(/^\];/m, `${added}\n];`);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'API' }),
    ).toBeVisible();
    await write("'/guide/walk', ", '');
    await expect(entry).toHaveCount(0);
    await writeFile(navigation, text);
    await expect(entry).not.toHaveCount(0);

    await write("'/guide/walk'", "'/guide/walks'");
    await expect(problems).toContainText(
      /site\/navigation\.ts:\d+.*\/guide\/walks.*Did you mean \/guide\/walk\?/,
    );
    await write('export const', 'export cons');
    await expect(problems).toContainText(
      /site\/navigation\.ts:1.*can't be read/,
    );
    await writeFile(navigation, text);
    await expect(problems).not.toContainText('site/navigation.ts:');
    expect(restarts()).toBe(before);
  });

  const missing = 'content/zh/guide/second.mdx does not exist';
  await test.step('a page of one language opens and says what is missing', async () => {
    const said: string[] = [];
    await page.exposeFunction('hearNotice', (text: string) => said.push(text));
    // In this document and in the next, since the page may load again at any time.
    await page.addInitScript(LISTEN);
    await page.evaluate(LISTEN);
    await writeFile(file('en/guide/second.mdx'), pageText('The second'));
    await expect
      .poll(() => said.join())
      .toContain('because a page came or went');
    await shows('/guide/second', missing);
    expect(server.said()).toContain(missing);
  });

  await test.step('with the other language, nothing is missing any more', async () => {
    await writeFile(file('zh/guide/second.mdx'), pageText('第二页'));
    await shows('/zh/guide/second', 'Words of 第二页');
    await expect(async () => {
      const text = await read('/guide/second');
      expect(text).toContain('Words of The second');
      expect(text).not.toContain(missing);
    }).toPass();
  });

  await test.step('a renamed page opens', async () => {
    for (const lang of ['en', 'zh']) {
      const page = (name: string) => file(`${lang}/guide/${name}.mdx`);
      await rename(page('second'), page('third'));
    }
    await shows('/guide/third', 'Words of The second');
  });

  await test.step('both languages open, though one came while the server restarted for the other', async () => {
    const before = restarts();
    await writeFile(file('en/guide/fourth.mdx'), pageText('The fourth'));
    await expect.poll(restarts).toBeGreaterThan(before);
    await writeFile(file('zh/guide/fourth.mdx'), pageText('第四页'));
    await shows('/zh/guide/fourth', 'Words of 第四页');
    await shows('/guide/fourth', 'Words of The fourth');
  });

  await test.step('the rest stays after a page was deleted, and the terminal says which entry has none', async () => {
    for (const lang of ['en', 'zh']) await rm(file(`${lang}/guide/first.mdx`));
    await expect.poll(() => read('/guide/first')).not.toContain('Words of en');
    await shows('/zh/guide/third', 'Words of 第二页');
    await expect.poll(() => server.said()).toContain('/guide/first');
  });

  expect(server.said()).not.toMatch(/EADDRINUSE|Restart server failed/);
});
