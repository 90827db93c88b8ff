import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders whose content no check of pages reads, or that are linked. */
const leftOut = new Set([
  '.cache',
  '.git',
  '.rspress',
  'bench',
  'decisions',
  'deploy',
  'dist',
  'e2e',
  'node_modules',
  'test-results',
  'theme',
]);

/** Copies the project, with its packages and the cache of built examples linked. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'verify-mutation-'));
  cpSync(root, copy, {
    recursive: true,
    filter: file => !leftOut.has(path.relative(root, file)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const cache = path.join(root, '.cache/examples');
  mkdirSync(path.join(copy, '.cache'));
  // Results are kept by the hash of all they depend on, so lies miss them.
  if (existsSync(cache)) symlinkSync(cache, path.join(copy, '.cache/examples'));
  return copy;
}
