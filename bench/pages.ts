// `npm run bench`: our site and the stock engine with the same content and server,
// measured in turns in a throttled browser. `--rounds 1` for a quick try.
import path from 'node:path';
import { readCommand } from '../command-line/readCommand.ts';
import { hashInputs } from '../plugins/hashInputs.ts';
import { buildBare, buildOurs } from './corpus/buildSites.ts';
import { root } from './corpus/readCorpus.ts';
import { writeReport } from './report/writeReport.ts';
import { readFacts } from './results/Facts.ts';
import { writeResult } from './results/resultFiles.ts';
import { compareSites, inpOfSite } from './visit/compareSites.ts';
import { kindAddresses, path as readerPath } from './visit/addresses.ts';
import { comparisonTable } from './visit/printComparison.ts';
import { runRounds } from './visit/runRounds.ts';

const { values } = readCommand({
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const startedAt = performance.now();
const facts = readFacts();

const ours = await buildOurs();
const bare = await buildBare(ours);
const result = await runRounds({
  result: 'pages',
  folders: new Map([
    ['ours', ours],
    ['bare', bare],
  ]),
  key: hashInputs(root, [
    path.join(ours, 'guide'),
    path.join(bare, 'guide'),
    path.join(root, 'bench/visit'),
  ]),
  rounds,
  path: readerPath,
  kindAddresses,
});

const comparisons = compareSites(result.rounds, ['bare']);
console.log(`\n${comparisonTable(comparisons, ['bare'])}`);
for (const site of ['ours', 'bare']) {
  console.log(`INP p75 of ${site}: ${inpOfSite(result.rounds, site)} ms`);
}
facts.versions.chromium = result.chromium;
await writeResult('pages', { facts, page: readerPath.start, ...result });
await writeReport();
const minutes = (performance.now() - startedAt) / 60_000;
console.log(`\n${rounds} rounds in ${minutes.toFixed(1)} minutes`);
