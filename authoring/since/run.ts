// Records since which version each option of `lib` has been there, from the packages of
// all versions that npm has. Run it after an upgrade: `npm run since`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractOptions } from '../../content-model/options/extractOptions.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { findSince, type Release } from './findSince.ts';

const PACKAGE = '@rslib/core';
readCommand({});
const folder = mkdtempSync(path.join(tmpdir(), 'since-'));
const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });

// npm prints what it was asked for.
const versions = parseJson<string[]>(
  npm('view', PACKAGE, 'versions', '--json'),
).filter(version => !/^0\.0\.|-/.test(version));
const releases = versions.map((version): Release => {
  const unpacked = path.join(folder, version);
  mkdirSync(unpacked);
  const file = npm(
    'pack',
    `${PACKAGE}@${version}`,
    '--silent',
    `--pack-destination=${folder}`,
  ).trim();
  execFileSync('tar', ['-xzf', path.join(folder, file), '-C', unpacked]);
  const options = extractOptions(path.join(unpacked, 'package'));
  return {
    version,
    // Rsbuild has its own of these, and had them before.
    options: options
      .map(option => option.path)
      .filter(option => !/^output\b/.test(option)),
  };
});
rmSync(folder, { recursive: true });

const since = findSince(releases);
writeFileSync(
  'content-model/options/since.json',
  `${JSON.stringify(since, null, 2)}\n`,
);
console.log(
  `${Object.keys(since).length} options, ${releases.length} versions`,
);
