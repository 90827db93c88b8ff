// Looks in the build for what must not reach readers: paths of the machine that
// built it, source maps, keys and tokens.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  isCompressedCopy,
  listFiles,
} from '../../../deploy/release/listFiles.ts';
import { findLeaks } from './findLeaks.ts';

const { values } = parseArgs({
  options: { dist: { type: 'string', default: 'dist' } },
});
const folders = [
  path.resolve(import.meta.dirname, '../../..'),
  homedir(),
].filter(folder => folder !== path.parse(folder).root);
// Copies hold what their files hold: the release command compares them.
const files = listFiles(values.dist).filter(file => !isCompressedCopy(file));
const problems = files.flatMap(file =>
  findLeaks(
    file,
    // Pictures too: their notes may name a path. One byte is one letter.
    readFileSync(path.join(values.dist, file), 'latin1'),
    folders,
  ).map(leak => `${file}: ${leak}`),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Readers would get this. Find where it enters the build; what a page says on purpose is written so that it is no real path or key.',
  );
}
console.log(`${files.length} files, ${problems.length} failed`);
if (problems.length > 0 || files.length === 0) process.exitCode = 1;
