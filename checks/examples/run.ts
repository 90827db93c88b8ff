// Builds the projects in examples/ that changed and writes the results to
// examples/results/, and the samples of the Explorer with theirs. With --check, it
// writes nothing and fails if the committed results differ; it builds some more, or all
// with --all. Ids select: `npm run gate examples:check home-esm`.
import path from 'node:path';
import { buildExamples } from './buildExamples.ts';
import { keepSamples } from '../explorer/keepSamples.ts';
import { checkResult } from './checkResult.ts';
import { chooseExamples } from './chooseExamples.ts';
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
import { Mistake, sayMistakes } from '../mistakes.ts';
import { didYouMean } from '../nearest.ts';
import {
  hashRecords,
  readRecorded,
  reportUnrecorded,
  writeRecorded,
} from './record.ts';
import { readToolchain } from './toolchain.ts';
import { listSampleIds } from '../../content-model/examples/samples.ts';
import type { Issue } from '../content/Issue.ts';
import { report } from '../content/report.ts';

sayMistakes('Run `npm run examples NAME`, or without a name for all.');
const startedAt = performance.now();
const root = process.cwd();
const folder = path.join(root, 'examples');
const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter(word => !word.startsWith('--'));

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
const select = (all: readonly string[]) =>
  named.length > 0 ? all.filter(id => named.includes(id)) : all;
const toolchain = readToolchain(root);
const recorded = readRecorded(root);
const current = hashRecords(root, allIds, toolchain);
const unrecorded = allIds.filter(id => current[id] !== recorded[id]);
const ids = chooseIds();
const sampleIds = select(allSampleIds);

function chooseIds(): readonly string[] {
  if (named.length > 0 || process.argv.includes('--all')) return select(allIds);
  const more = isCheck ? chooseExamples(root, allIds) : [];
  return [...new Set([...unrecorded, ...more])];
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
  issues.push(...reportUnrecorded(unrecorded.filter(id => ids.includes(id))));
} else {
  const now = hashRecords(root, sound, toolchain);
  if (writeRecorded(root, allIds, { ...recorded, ...now })) changed++;
}
if (named.length === 0) {
  const resultFolder = path.join(folder, 'results');
  if (isCheck) issues.push(...reportOrphans(listOrphans(resultFolder, allIds)));
  else removeOrphans(resultFolder, allIds);
}

const samples = await keepSamples(root, sampleIds, toolchain, isCheck);
issues.push(...samples.issues);
changed += samples.changed;

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
