import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What every site is made from, besides its own pages. */
export const SITE_INPUTS = [
  'theme',
  'explorer',
  'proofs',
  'error-decoder',
  'browser',
  'plugins',
  'engine',
  'content-model',
  'search',
  'site',
  'i18n',
  'shared',
  'rspress.config.ts',
  'package.json',
  'package-lock.json',
];

/** One short hash over files. */
export function hashInputs(
  projectRoot: string,
  inputs: readonly string[],
  /** What goes into the build and is in no file. */
  rest = '',
): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles).filter(isInput).sort()) {
    hash.update(relative(projectRoot, file).split(sep).join('/'));
    hash.update('\0');
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  hash.update(rest);
  return hash.digest('hex').slice(0, 10);
}

/** Tests and notes for maintainers change nothing readers get. */
function isInput(file: string): boolean {
  return !/\.test\.\w+$|(^|[\\/])[A-Z-]+\.md$/.test(file);
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}
