// Searches the build for things that must not be published: paths on the build
// machine, source maps, keys, and tokens.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readCommand } from '../../../tooling/readCommand.ts';
import {
  isCompressedCopy,
  listFiles,
} from '../../../deploy/build-record/listFiles.ts';
import { reportProblems } from '../../../tooling/reportProblems.ts';
import { findLeaks } from './findLeaks.ts';

const { values } = readCommand({
  options: { dist: { type: 'string', default: 'dist' } },
});
const folders = [
  path.resolve(import.meta.dirname, '../../..'),
  homedir(),
].filter(folder => folder !== path.parse(folder).root);
// Compressed copies are skipped: the release command compares them with their files.
const files = listFiles(values.dist).filter(file => !isCompressedCopy(file));
const problems = files.flatMap(file =>
  findLeaks(
    file,
    // Images too: their metadata may contain a path. Latin-1 maps each byte to a
    // character.
    readFileSync(path.join(values.dist, file), 'latin1'),
    folders,
  ).map(leak => `${file}: ${leak}`),
);
if (files.length === 0) problems.push(`${values.dist} is empty.`);
reportProblems(problems, {
  total: `${files.length} files`,
  remedy:
    'This would be published. Find where it enters the build. If a page shows one on purpose, use a path or key that is obviously not real.',
});
