// `npm run bench dev`: the time from saving a sentence to seeing it in the
// browser, alternating between our dev server and the stock engine's.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCommand } from '../command-line/readCommand.ts';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../e2e/support/browserOptions.ts';
import { buildOurs } from './corpus/buildSites.ts';
import { editText } from './dev/editText.ts';
import { startDev, type DevServer } from './dev/startDev.ts';
import { writeDevSite } from './dev/writeDevSite.ts';
import { devSection } from './report/buildSections.ts';
import { writeReport } from './report/writeReport.ts';
import { readFacts } from './results/Facts.ts';
import { writeResult } from './results/resultFiles.ts';
import type { DevResult } from './results/types.ts';

const { values } = readCommand({
  options: { edits: { type: 'string', default: '5' } },
});
const address = '/guide/start/quick-start';
const source = `content/en${address}.mdx`;
/** Pause between edits, so that nothing from the last one is still running. */
const REST_MS = 1500;
const LIMIT_MS = 60_000;

const facts = readFacts();
const dist = await buildOurs();
const servers: DevServer[] = [];
const browser = await chromium.launch(browserOptions);
const result: DevResult = {
  facts,
  edits: { ours: [], bare: [] },
  starts: { ours: 0, bare: 0 },
};

async function open(name: 'ours' | 'bare') {
  const folder = await writeDevSite(name, dist);
  const start = performance.now();
  const server = await startDev(folder, address);
  servers.push(server);
  const page = await browser.newPage();
  await page.goto(server.origin + address, { timeout: LIMIT_MS });
  await page.locator('h1').first().waitFor({ timeout: LIMIT_MS });
  result.starts[name] = performance.now() - start;
  console.log(`${name}: page after ${result.starts[name].toFixed(0)} ms`);
  return { file: path.join(folder, source), page };
}

async function edit(file: string, page: Page, mark: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, editText(text, mark));
  const saved = performance.now();
  await page.waitForFunction(
    `document.body.innerText.includes(${JSON.stringify(mark)})`,
    undefined,
    { polling: 'raf', timeout: LIMIT_MS },
  );
  return performance.now() - saved;
}

try {
  const ours = await open('ours');
  const bare = await open('bare');
  // The first edit warms things up and doesn't count.
  for (let round = 0; round <= Number(values.edits); round += 1) {
    for (const [name, { file, page }] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      await wait(REST_MS);
      await page.bringToFront();
      const ms = await edit(file, page, `mark-${round}`);
      console.log(`edit ${round}: ${name} ${ms.toFixed(0)} ms`);
      if (round > 0) result.edits[name].push(ms);
    }
  }
} finally {
  await browser.close();
  await Promise.all(servers.map(server => server.stop()));
}
facts.versions.chromium = browser.version();
console.log(`\n${devSection(result).text}`);
await writeResult('dev', result);
await writeReport();
