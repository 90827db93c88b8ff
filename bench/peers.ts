// `npm run bench peers`: our site compared with its own last hydrated version
// (`--hydrated <commit>`) and with other engines, which get our pages as Markdown and
// are installed in a cache folder. `--only starlight` selects what to compare with.
import path from 'node:path';
import { readCommand } from '../command-line/readCommand.ts';
import { hashInputs } from '../plugins/hashInputs.ts';
import { buildOurs } from './corpus/buildSites.ts';
import { root } from './corpus/readCorpus.ts';
import { buildOlder } from './peers/buildOlder.ts';
import { buildPeer } from './peers/buildPeer.ts';
import { readInput } from './peers/readInput.ts';
import { starlight } from './peers/starlight.ts';
import { vitepress } from './peers/vitepress.ts';
import { writeReport } from './report/writeReport.ts';
import { packageVersion, readFacts } from './results/Facts.ts';
import { writeResult } from './results/resultFiles.ts';
import { path as readerPath } from './visit/addresses.ts';
import { compareSites } from './visit/compareSites.ts';
import { comparisonTable } from './visit/printComparison.ts';
import { runRounds } from './visit/runRounds.ts';
import type { SiteName } from './visit/Site.ts';

const { values } = readCommand({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    hydrated: { type: 'string', default: 'fe5e573' },
  },
});
const peers = { vitepress, starlight };
const { only = ['hydrated', 'vitepress', 'starlight'] } = values;
const chosen = (['vitepress', 'starlight'] as const).filter(name =>
  only.includes(name),
);
const facts = readFacts();

const ours = await buildOurs();
const input = readInput(ours);
const folders = new Map<SiteName, string>([['ours', ours]]);
if (only.includes('hydrated')) {
  const { dist, hash } = await buildOlder(values.hydrated);
  folders.set('hydrated', dist);
  facts.versions.hydrated = hash;
}
const failures: Record<string, string> = {};
for (const name of chosen) {
  try {
    const { dist, folder } = await buildPeer(name, peers[name], input);
    folders.set(name, dist);
    facts.versions[name] = packageVersion(peers[name].mainPackage, folder);
  } catch (error) {
    // The others are still worth measuring; the result lists what's missing.
    failures[name] = error instanceof Error ? error.message : String(error);
    console.error(`${name} is skipped: ${failures[name]}`);
  }
}

const rounds = Number(values.rounds);
const result = await runRounds({
  result: 'peers',
  folders,
  key: hashInputs(root, [
    ...[...folders.values()].map(dist => path.join(dist, 'guide')),
    path.join(root, 'bench/visit'),
  ]),
  rounds,
  path: readerPath,
  kindAddresses: [],
});
const others = [...folders.keys()].filter(name => name !== 'ours');
console.log(
  `\n${comparisonTable(compareSites(result.rounds, others), others)}`,
);
facts.versions.chromium = result.chromium;
await writeResult('peers', {
  ...{ facts, page: readerPath.start, failures },
  ...result,
});
await writeReport();
