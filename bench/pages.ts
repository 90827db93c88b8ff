// `npm run bench`: our site and other engines with the same content and server, measured
// in turns in a throttled browser. The others get our pages as Markdown and are installed
// in a cache folder. `--only starlight` selects one, `--rounds 1` is a quick try, `--rounds 0` only
// builds, `--before DIR` adds an earlier build of our site.
import path from 'node:path';
import { headersOf } from '../deploy/policy.ts';
import { readBuild } from '../deploy/readBuild.ts';
import { readPolicy } from '../deploy/readPolicy.ts';
import { browserOptions } from '../tooling/browserOptions.ts';
import { readCommand } from '../tooling/readCommand.ts';
import { hashInputs } from '../plugins/hashInputs.ts';
import { buildOurs } from './corpus/buildOurs.ts';
import { root } from './corpus/readCorpus.ts';
import { buildPeer } from './peers/buildPeer.ts';
import { readInput } from './peers/readInput.ts';
import { starlight } from './peers/starlight.ts';
import { vitepress } from './peers/vitepress.ts';
import { writeReport } from './report/writeReport.ts';
import { packageVersion, readFacts } from './results/Facts.ts';
import { writeResult } from './results/resultFiles.ts';
import type { Folder } from './serve/startServers.ts';
import { compareSites } from './visit/compareSites.ts';
import type { Path } from './visit/measureReading.ts';
import { comparisonTable } from './visit/printComparison.ts';
import { runRounds } from './visit/runRounds.ts';
import type { SiteName } from './visit/Site.ts';

const { values } = readCommand({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true },
    before: { type: 'string' },
  },
});
/** A page of medium length with tabs, and two neighbors in its sidebar. */
const readerPath: Path = {
  start: '/guide/start/quick-start',
  cold: '/guide/start/npm-packages',
  hovered: '/guide/start/glossary',
};
const peers = { vitepress, starlight };
const chosen = (['vitepress', 'starlight'] as const).filter(
  name => values.only?.includes(name) ?? true,
);
const facts = readFacts();

const ours = await buildOurs();
const input = readInput(ours);
const policy = readPolicy(ours, await readBuild(ours));
const folders = new Map<SiteName, Folder>([
  ['ours', { dist: ours, headersOf: address => headersOf(policy, address) }],
]);
if (values.before) {
  const dist = path.resolve(values.before);
  const before = readPolicy(dist, await readBuild(dist));
  folders.set('before', {
    dist,
    headersOf: address => headersOf(before, address),
  });
}
const failures: Record<string, string> = {};
for (const name of chosen) {
  try {
    const { dist, folder } = await buildPeer(name, peers[name], input);
    folders.set(name, { dist });
    facts.versions[name] = packageVersion(peers[name].mainPackage, folder);
  } catch (error) {
    // The others are still worth measuring; the result lists what's missing.
    failures[name] = error instanceof Error ? error.message : String(error);
    console.error(`${name} is skipped: ${failures[name]}`);
  }
}

const rounds = Number(values.rounds);
// All is built and stored, so that a quiet machine only has to measure.
if (rounds === 0) process.exit();

const result = await runRounds({
  folders,
  key: hashInputs(root, [
    ...[...folders.values()].map(({ dist }) => path.join(dist, 'guide')),
    path.join(root, 'bench/visit'),
  ]),
  rounds,
  path: readerPath,
});
const others = [...folders.keys()].filter(name => name !== 'ours');
console.log(
  `\n${comparisonTable(compareSites(result.rounds, others), others)}`,
);
facts.versions[path.basename(browserOptions.executablePath)] = result.chromium;
await writeResult('pages', {
  ...{ facts, page: readerPath.start, failures },
  ...result,
});
await writeReport();
