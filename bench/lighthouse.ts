// `npm run bench lighthouse`: the scores of our site behind nginx, mobile, median
// of 5 runs. Fails below the floors; full reports are in .cache.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommand } from '../command-line/readCommand.ts';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { reservePort } from '../deploy/nginx/port.ts';
import { startServer } from '../deploy/nginx/startServer.ts';
import { browserOptions } from '../e2e/support/browserOptions.ts';
import { root } from './corpus/readCorpus.ts';
import { floors, readRun } from './lighthouse/readRun.ts';
import { lighthouseSection } from './report/buildSections.ts';
import { writeReport } from './report/writeReport.ts';
import { packageVersion, readFacts } from './results/Facts.ts';
import { openDraft, writeResult } from './results/resultFiles.ts';
import type { LighthouseResult, LighthouseRun } from './results/types.ts';
import { quantile } from './stats/spread.ts';

const { values } = readCommand({
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
  },
});
const pages = [
  '/',
  '/guide/start/quick-start',
  '/config/lib/dts',
  '/blog/introducing-rslib',
];
const reports = path.join(root, '.cache/bench/lighthouse');
const facts = readFacts({ lighthouse: packageVersion('lighthouse') });
const draft = await openDraft<LighthouseRun>('lighthouse', facts.commit);

await mkdir(reports, { recursive: true });
const server = await startServer({ dist: values.dist, port: 0 });
const port = await reservePort(0);
const browser = await chromium.launch({
  ...browserOptions,
  args: [...browserOptions.args, `--remote-debugging-port=${port}`],
});
facts.versions.chromium = browser.version();
try {
  const total = Number(values.runs) * pages.length;
  for (let index = draft.steps.length; index < total; index += 1) {
    const page = pages[index % pages.length] ?? '/';
    const result = await lighthouse(server.origin + page, {
      port,
      output: 'json',
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse returned no report for ${page}.`);
    const run = readRun(page, result.lhr);
    const name = `${page.replaceAll('/', '_')}-${Math.floor(index / pages.length)}`;
    await writeFile(
      path.join(reports, `${name}.json`),
      JSON.stringify(result.lhr),
    );
    await draft.add(run);
    const { performance, accessibility, bestPractices, seo, failed } = run;
    console.log(
      `${index + 1}/${total} ${page}: ${performance} ${accessibility} ${bestPractices} ${seo} ${failed.join(' ')}`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}

const result: LighthouseResult = { facts, runs: draft.steps };
console.log(`\n${lighthouseSection(result).text}`);
await writeResult('lighthouse', result);
await writeReport();
for (const page of pages) {
  for (const score of Object.keys(floors) as (keyof typeof floors)[]) {
    const median = quantile(
      result.runs.filter(run => run.page === page).map(run => run[score]),
      0.5,
    );
    if (median >= floors[score]) continue;
    console.error(
      `error: ${score} of ${page} is ${median}, below ${floors[score]}. See the reports in .cache/bench/lighthouse for the reason.`,
    );
    process.exitCode = 1;
  }
}
