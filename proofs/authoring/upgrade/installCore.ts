import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePlace } from './makePlace.ts';
import { parseJson } from '../../../shared/parseJson.ts';

/** Installs another version of `@rslib/core`, and returns a place that uses it. */
export function installCore(root: string, version: string): string {
  const home = path.join(root, '.cache/claims', `core-${version}`);
  const packages = path.join(home, 'install/node_modules');
  if (!existsSync(path.join(packages, '@rslib/core'))) install(home, version);
  return makePlace(root, path.join(home, 'root'), packages);
}

function install(home: string, version: string): void {
  const folder = path.join(home, 'install');
  mkdirSync(folder, { recursive: true });
  const dependencies = { '@rslib/core': version };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Peers such as TypeScript are those of this repository.
  execFileSync('npm', [...words, '--legacy-peer-deps'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** The version that a place builds with. */
export function readCoreVersion(place: string): string {
  const file = path.join(place, 'node_modules/@rslib/core/package.json');
  // Every package.json has a version.
  return parseJson<{ version: string }>(readFileSync(file, 'utf8')).version;
}
