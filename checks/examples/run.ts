// Builds the projects in examples/ and writes the results to examples/results/.
// With --check, it writes nothing and fails if the committed results differ. Ids
// select examples: `npm run examples:check home-esm`.
import path from 'node:path';
import { buildExamples } from './buildExamples.ts';
import { checkResult } from './checkResult.ts';
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
import { readToolchain } from './toolchain.ts';
import type { Issue } from '../content/Issue.ts';
import { report } from '../content/report.ts';

const startedAt = performance.now();
const root = process.cwd();
const folder = path.join(root, 'examples');
const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter(word => !word.startsWith('--'));

const allIds = listExampleIds(folder);
const unknown = named.filter(id => !allIds.includes(id));
if (unknown.length > 0) {
  throw new Error(
    `There is no example named ${unknown.join(', ')}. Examples are the folders in examples/.`,
  );
}
const ids = named.length > 0 ? named : allIds;

const toolchain = readToolchain(root);
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
for (const [id, result] of results) {
  const { cliDifference: _, ...kept } = result;
  const faults = checkResult(readExample(folder, id), result);
  issues.push(...faults);
  // A result that contradicts its own expectations isn't worth showing.
  if (faults.length === 0) {
    keep('result-differs', `examples/results/${id}.json`, kept);
  }
}
if (named.length === 0) {
  const resultFolder = path.join(folder, 'results');
  if (isCheck) issues.push(...reportOrphans(listOrphans(resultFolder, allIds)));
  else removeOrphans(resultFolder, allIds);
}

const looked = [
  `${ids.length} examples`,
  `${builtCount} built`,
  ...(isCheck ? [] : [`${changed} files changed`]),
].join(', ');
report(issues, {
  name: isCheck ? 'examples:check' : 'examples',
  looked,
  startedAt,
});
