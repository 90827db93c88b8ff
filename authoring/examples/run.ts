// Builds the projects in examples/ that changed and writes the results to
// examples/results/, and the samples of the Explorer with theirs. With --check, it
// writes nothing and fails if the committed results differ; it builds some more, or all
// with --all. Ids select: `npm run examples:check home-esm`.
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { buildExamples } from './buildExamples.ts';
import { keepSamples } from '../../explorer/authoring/keepSamples.ts';
import { checkResult } from './checkResult.ts';
import { chooseExamples, takeWeight } from './chooseExamples.ts';
import { compareData, reportOrphans } from './compareResults.ts';
import {
  listExampleIds,
  readExample,
} from '../../content-model/examples/Example.ts';
import {
  listOrphans,
  readData,
  removeOrphans,
  writeData,
} from '../../content-model/examples/resultFiles.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { didYouMean } from '../../shared/nearest.ts';
import {
  hashRecords,
  readRecorded,
  reportUnrecorded,
  sampleRecord,
  writeRecorded,
} from './record.ts';
import { hasOwnPackages } from './ownPackages.ts';
import { readToolchain } from './toolchain.ts';
import { weigh } from './weigh.ts';
import { listSampleIds } from '../../content-model/examples/samples.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { report } from '../../tooling/report.ts';

/** In a check, what two cores build in about a minute; the night builds all. */
const WEIGHT_BUILT_AGAIN = 100;
const SAMPLES_BUILT_AGAIN = 1;

const startedAt = performance.now();
const root = process.cwd();
const folder = path.join(root, 'examples');
const {
  values: { check: isCheck, all: isAll },
  positionals: named,
} = readCommand(
  {
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  },
  'Run `npm run examples NAME`, or without a name for all.',
);

const allIds = listExampleIds(folder);
const allSampleIds = listSampleIds(path.join(folder, 'explorer'));
const unknown = named.filter(
  id => !allIds.includes(id) && !allSampleIds.includes(id),
);
if (unknown.length > 0) {
  const meant = didYouMean(unknown[0] ?? '', [...allIds, ...allSampleIds]);
  throw new Mistake(
    `There is no example named ${unknown.join(', ')}, so none was built. ${meant ? `Did you mean ${meant}? ` : ''}Examples are the folders in examples/ and in examples/explorer/.`,
  );
}
const toolchain = readToolchain(root);
const recorded = readRecorded(root);
const current = hashRecords(
  root,
  { ids: allIds, sampleIds: allSampleIds },
  toolchain,
);
const isRecorded = (name: string) => current[name] === recorded[name];
const ids = choose(allIds, others =>
  takeWeight(
    others.filter(id => !hasOwnPackages(folder, id)),
    // Each is a process of its own, whatever it does in it.
    id => weigh(folder, id) + 1,
    WEIGHT_BUILT_AGAIN,
  ),
);
const sampleIds = choose(
  allSampleIds,
  others => others.slice(0, SAMPLES_BUILT_AGAIN),
  sampleRecord,
);

/** Named ones or all; otherwise what changed, and with --check some more. */
function choose(
  all: readonly string[],
  take: (others: readonly string[]) => readonly string[],
  recordOf = (id: string) => id,
): readonly string[] {
  if (named.length > 0) return all.filter(id => named.includes(id));
  if (isAll) return all;
  const changed = all.filter(id => !isRecorded(recordOf(id)));
  const others = isCheck ? take(chooseExamples(root, all)) : [];
  return [...new Set([...changed, ...others])];
}

const { results, cli, builtCount } = await buildExamples(root, ids, toolchain);

const issues: Issue[] = [];
let changed = 0;
/** Compares or writes, depending on the mode. */
function keep(rule: string, name: string, data: unknown) {
  const file = path.join(root, name);
  if (isCheck) issues.push(...compareData(rule, name, readData(file), data));
  else if (writeData(file, data)) changed++;
}

keep('toolchain-differs', 'examples/toolchain.json', toolchain);
keep('cli-differs', 'examples/cli.json', cli);
const sound: string[] = [];
for (const [id, result] of results) {
  const { cliDifference: _, ...kept } = result;
  const faults = checkResult(readExample(folder, id), result);
  issues.push(...faults);
  // A result that contradicts its own expectations isn't worth showing.
  if (faults.length === 0) {
    keep('result-differs', `examples/results/${id}.json`, kept);
    sound.push(id);
  }
}
if (isCheck) {
  const built = [...ids, ...sampleIds.map(sampleRecord)];
  issues.push(...reportUnrecorded(built.filter(name => !isRecorded(name))));
}
if (named.length === 0) {
  const resultFolder = path.join(folder, 'results');
  if (isCheck) issues.push(...reportOrphans(listOrphans(resultFolder, allIds)));
  else removeOrphans(resultFolder, allIds);
}

const samples = await keepSamples(root, sampleIds, toolchain, isCheck);
issues.push(...samples.issues);
changed += samples.changed;
if (!isCheck) {
  const now = hashRecords(
    root,
    { ids: sound, sampleIds: samples.sound },
    toolchain,
  );
  const names = [...allIds, ...allSampleIds.map(sampleRecord)];
  if (writeRecorded(root, names, { ...recorded, ...now })) changed++;
}

const looked = [
  `${allIds.length} examples`,
  `${ids.length} compared`,
  `${builtCount} built`,
  `${sampleIds.length} samples with ${samples.choices} choices`,
  `${samples.built} built`,
  ...(isCheck ? [] : [`${changed} files changed`]),
].join(', ');
report(issues, {
  name: isCheck ? 'examples:check' : 'examples',
  looked,
  startedAt,
});
