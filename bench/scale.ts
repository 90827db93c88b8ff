// `npm run bench scale`: the cost of a page, a build, and its output on sites of 100
// and 1,000 generated pages in two languages. `--full` also builds 5,000 of ours;
// otherwise that row is extrapolated. An interrupted run resumes.
import { statSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../command-line/readCommand.ts';
import { listFiles } from '../deploy/release/listFiles.ts';
import { measurePage } from '../checks/scale/measurePage.ts';
import { hashInputs, SITE_INPUTS } from '../plugins/hashInputs.ts';
import { areaPage } from '../checks/scale/planAreas.ts';
import { engine, runMeasured } from './build/runMeasured.ts';
import { root } from './corpus/readCorpus.ts';
import { writeReport } from './report/writeReport.ts';
import { readFacts } from './results/Facts.ts';
import { openDraft, writeResult } from './results/resultFiles.ts';
import type { ScaleResult, ScaleRow } from './results/types.ts';
import { computeRow } from './scale/computeRow.ts';
import { writeScaleSite, type ScaleSite } from './scale/writeScaleSite.ts';

const { values } = readCommand({
  options: { full: { type: 'boolean', default: false } },
});
const LARGEST = 5000;
/** In the middle of a sidebar, and on every site. */
const page = areaPage(1, 13);
const facts = readFacts();
const draft = await openDraft<ScaleRow>(
  'scale',
  hashInputs(
    root,
    [...SITE_INPUTS, 'checks/scale', 'bench/scale'].map(name =>
      path.join(root, name),
    ),
  ),
);

async function measure(site: ScaleSite, pages: number): Promise<ScaleRow> {
  const known = draft.steps.find(
    row => row.site === site && row.pages === pages,
  );
  if (known) {
    console.log(`${site}, ${pages} pages: already measured`);
    return known;
  }
  console.log(`${site}, ${pages} pages: building`);
  const { folder, configFile } = await writeScaleSite(site, pages);
  const usage = await runMeasured([engine, 'build', '-c', configFile], folder);
  const dist = path.join(folder, 'dist');
  const weight = await measurePage(dist, `${page}.html`);
  const files = listFiles(dist).map(file => statSync(path.join(dist, file)));
  const row = {
    ...{ site, pages, isComputed: false, usage },
    htmlBytes: weight.html,
    scriptBytes: weight.scripts,
    styleBytes: weight.styles,
    pageBytes: weight.total,
    outputBytes: files.reduce((sum, { size }) => sum + size, 0),
    outputFiles: files.length,
  };
  console.log(
    `${site}, ${pages} pages: ${row.pageBytes} bytes per page, ${usage.cpuSeconds.toFixed(1)} s CPU, ${(usage.peakBytes / 1e9).toFixed(2)} GB`,
  );
  await draft.add(row);
  return row;
}

const small = await measure('ours', 100);
const bareSmall = await measure('bare', 100);
const large = await measure('ours', 1000);
const bareLarge = await measure('bare', 1000);
const largest = values.full
  ? await measure('ours', LARGEST)
  : computeRow(small, large, LARGEST);

const growth = (from: ScaleRow, to: ScaleRow) => to.pageBytes - from.pageBytes;
const cpu = (of: ScaleRow, by: ScaleRow) =>
  (of.usage.cpuSeconds / by.usage.cpuSeconds).toFixed(2);
const result: ScaleResult = {
  facts,
  page,
  rows: [small, large, largest, bareSmall, bareLarge],
  notes: [
    `From 100 to 1,000 pages, one of our pages grows by ${growth(small, large)} bytes, and one of the bare engine by ${growth(bareSmall, bareLarge)}. Build CPU, ours/bare: ${cpu(small, bareSmall)} at 100 pages, ${cpu(large, bareLarge)} at 1,000.`,
    ...(largest.isComputed
      ? [
          `The row with ${LARGEST.toLocaleString('en')} pages is extrapolated linearly from the other two. \`npm run bench scale -- --full\` builds it.`,
        ]
      : []),
  ],
};
console.log(`\n${result.notes.join('\n')}`);
await writeResult('scale', result);
await writeReport();
