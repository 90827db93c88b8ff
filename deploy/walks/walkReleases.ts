import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { en } from '../../i18n/en.ts';
import { reasonOf } from '../../tooling/mistakes.ts';
import { KEPT_RELEASES } from '../build-record/kept.ts';
import { keepFiles } from '../keepFiles.ts';
import type { Finding } from '../smoke/checkRest.ts';
import { createRelease, PAGES } from './createRelease.ts';
import type { Host } from './Host.ts';

/** On a busy machine; a search that fails says so at once. */
const ANSWER_MS = 20_000;

interface Tab {
  page: Page;
  failed: string[];
}

/**
 * Readers with open tabs while releases come and go: what a tab needs later must be there,
 * and nothing may be broken that a release or a rollback can't mend.
 */
export async function walkReleases(
  start: (dist: string) => Promise<Host>,
  browser: Browser,
  { dist, work }: { dist: string; work: string },
): Promise<Finding[]> {
  let folders = 0;
  const create = (name: string) =>
    createRelease(dist, path.join(work, `walk-${folders++}`), name);
  const host = await start(await create('0'));
  const { origin } = host;
  const release = async (name: string) => {
    const folder = await create(name);
    await keepFiles(folder, origin);
    await host.publish(folder);
  };
  const findings: Finding[] = [];
  const check = async (name: string, tab: Tab, isRight = isServed) => {
    findings.push({
      name: `${host.name}: ${name}`,
      problems: await isRight(tab),
    });
    // What it still loads ahead is not part of the walk.
    await tab.page.close();
  };
  const open = async (context?: BrowserContext): Promise<Tab> =>
    openTab(context ?? (await browser.newContext()), origin);

  try {
    await release('0');
    const [acrossTen, acrossOne, careless] = [
      await open(),
      await open(),
      await open(),
    ];

    await host.publish(await create('1'));
    await check('files that are not kept are missed', careless, isNotServed);
    await release('0');
    const context = careless.page.context();
    await check('the same reader after a rollback', await open(context));

    await release('1');
    await check('a tab across a release', acrossOne);
    const withdrawn = await open();
    await release('0');
    await check('a tab of a release that was withdrawn', withdrawn);
    await check('a new tab after the rollback', await open());

    for (let count = 2; count < KEPT_RELEASES; count++) {
      await release(`${count}`);
    }
    await check(`a tab across ${KEPT_RELEASES} releases`, acrossTen);
  } finally {
    await host.stop();
  }
  return findings;
}

async function openTab(context: BrowserContext, origin: string): Promise<Tab> {
  const page = await context.newPage();
  const failed: string[] = [];
  page.on('response', response => {
    if (response.status() < 400) return;
    failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    // Search gives up requests for words that have been typed on.
    if (reason !== 'net::ERR_ABORTED')
      failed.push(`${reason} ${request.url()}`);
  });
  await page.goto(`${origin}/${PAGES[0]}`);
  return { page, failed };
}

/** Searches, then goes to another page, with no request that fails. */
async function isServed(tab: Tab): Promise<string[]> {
  const { failed, page } = tab;
  try {
    await search(page);
    await page.keyboard.press('Escape');
    const link = page.locator(`a[href="/${PAGES[1]}"]:visible`).first();
    await link.click({ timeout: ANSWER_MS });
    await page.waitForURL(`**/${PAGES[1]}`, { timeout: ANSWER_MS });
  } catch (error) {
    return [...failed, reasonOf(error)];
  }
  return failed;
}

/** Shows that a walk would notice. */
async function isNotServed({ failed, page }: Tab): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const message = page.getByText(en['search.notLoaded']);
  await message.waitFor({ timeout: ANSWER_MS });
  return failed.some(line => line.startsWith('404'))
    ? []
    : ['no file was missed'];
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: en['search.label'] });
  await field.fill('css modules', { timeout: ANSWER_MS });
  const hits = page.getByRole('grid', { name: en['search.results'] });
  await hits.getByRole('link').first().waitFor({ timeout: ANSWER_MS });
}
