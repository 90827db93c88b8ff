// `npm run gate dev:check`: what a writer does while `npm run dev` runs. First it uses
// everything interactive, with an edit in between: it must work as it does for readers.
// Then it edits the navigation, adds pages one language at a time, renames and deletes
// them; the server must report what's wrong and keep running. Always stops its own server.
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startDev } from './startDev.ts';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { changeNavigation } from './changeNavigation.ts';
import { steps } from './walk.ts';
import { NAVIGATION_FILE, pageText, writeSite } from './writeSite.ts';

/** Long enough for a restart on a busy machine; waiting ends as soon as the state is reached. */
const STATE_LIMIT_MS = 60_000;
const POLL_MS = 200;

const folder = path.resolve(import.meta.dirname, '../../.cache/dev-check');
const start = performance.now();
await writeSite(folder);
const server = await startDev(folder, '/guide/');
const browser = await chromium.launch(browserOptions);
const page = await browser.newPage();
const failures: string[] = [];

/** The visible text of the page, or nothing. */
async function read(address: string): Promise<string> {
  try {
    await page.goto(server.origin + address);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).waitFor({ timeout: 3000 });
    return await main.innerText();
  } catch {
    return '';
  }
}

const log = (what: string) => {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds} s: ${what}`);
};

/** Each step starts where the previous one ended. */
async function walk(walkFile: string) {
  const handleError = (error: Error) =>
    failures.push(`no error: ${error.message}`);
  page.on('pageerror', handleError);
  for (const [what, take] of steps) {
    try {
      await take({ page, origin: server.origin, file: walkFile });
      log(what);
    } catch (error) {
      failures.push(`${what}: ${String(error)}`);
      break;
    }
  }
  page.off('pageerror', handleError);
}

async function expectState(what: string, holds: () => Promise<boolean>) {
  const end = performance.now() + STATE_LIMIT_MS;
  while (performance.now() < end && !server.hasEnded()) {
    if (await holds()) {
      log(what);
      return;
    }
    await wait(POLL_MS);
  }
  failures.push(server.hasEnded() ? `${what}: the server has exited` : what);
}

const file = (name: string) => path.join(folder, 'content', name);
const shows = async (address: string, text: string) =>
  (await read(address)).includes(text);

try {
  await walk(file('en/guide/walk.mdx'));

  const problems = async () => {
    const overlay = page.locator('#dev-problems');
    await overlay.locator('summary').waitFor({ timeout: STATE_LIMIT_MS });
    return (await overlay.locator('ol').textContent()) ?? '';
  };
  const first = pageText('en guide/first');
  await expectState('a page opens', () =>
    shows('/guide/first', 'Words of en guide/first'),
  );
  await writeFile(
    file('en/guide/first.mdx'),
    `${first}\nA [dead link](/guide/nowhere).\n`,
  );
  await expectState('a dead link shows on the page, with its line', async () =>
    /content\/en\/guide\/first\.mdx:8.*\/guide\/nowhere/.test(await problems()),
  );
  await writeFile(file('en/guide/first.mdx'), `${first}\n<Tabs>\n`);
  await expectState('an MDX error shows its line', async () =>
    /content\/en\/guide\/first\.mdx:8.*closing tag/.test(await problems()),
  );
  await writeFile(file('en/guide/first.mdx'), first);

  const restarts = () => server.said().split('restarting server').length;
  await changeNavigation({
    page,
    file: path.join(folder, NAVIGATION_FILE),
    restarts,
    problems,
    expectState,
  });

  // Every word of it: a quick machine says this for a moment only.
  const said: string[] = [];
  await page.exposeFunction('hearNotice', (text: string) => said.push(text));
  // In this document and in the next, since the page may load again at any time.
  const listen = `{
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
  await page.addInitScript(listen);
  await page.evaluate(listen);
  const missing = 'content/zh/guide/second.mdx does not exist';
  await writeFile(file('en/guide/second.mdx'), pageText('The second'));
  await expectState('the page says that the server restarts', async () =>
    said.some(text => text.includes('because a page came or went')),
  );
  await expectState(
    'a page of one language opens and says what is missing',
    () => shows('/guide/second', missing),
  );
  if (!server.said().includes(missing)) {
    failures.push('the terminal says what is missing');
  }

  await writeFile(file('zh/guide/second.mdx'), pageText('第二页'));
  await expectState('the other language opens', () =>
    shows('/zh/guide/second', 'Words of 第二页'),
  );
  await expectState('nothing is said to be missing any more', async () => {
    const text = await read('/guide/second');
    return text.includes('Words of The second') && !text.includes(missing);
  });

  for (const lang of ['en', 'zh']) {
    await rename(
      file(`${lang}/guide/second.mdx`),
      file(`${lang}/guide/third.mdx`),
    );
  }
  await expectState('a renamed page opens', () =>
    shows('/guide/third', 'Words of The second'),
  );

  // The second language arrives while the server restarts for the first.
  const before = restarts();
  await writeFile(file('en/guide/fourth.mdx'), pageText('The fourth'));
  await expectState('the server restarts', async () => restarts() > before);
  await writeFile(file('zh/guide/fourth.mdx'), pageText('第四页'));
  await expectState('both languages open', async () => {
    const isThere = await shows('/zh/guide/fourth', 'Words of 第四页');
    return isThere && (await shows('/guide/fourth', 'Words of The fourth'));
  });

  // It's in the navigation, too.
  for (const lang of ['en', 'zh']) await rm(file(`${lang}/guide/first.mdx`));
  await expectState('the rest stays after a page was deleted', async () => {
    const isGone = !(await shows('/guide/first', 'Words of en'));
    return isGone && (await shows('/zh/guide/third', 'Words of 第二页'));
  });
  await expectState('the terminal says which entry has no page', async () =>
    server.said().includes('/guide/first'),
  );

  const trouble = server.said().match(/EADDRINUSE|Restart server failed/g);
  if (trouble) failures.push(`the terminal says ${trouble.join(', ')}`);
} finally {
  await browser.close();
  await server.stop();
}

for (const failure of failures) console.error(`Failed: ${failure}.`);
if (failures.length > 0) console.error(server.said().slice(-4000));
process.exitCode = failures.length > 0 ? 1 : 0;
