import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { BINDING, cutLock, type LockedPackage } from './cutLock.ts';

/**
 * Installs the WebAssembly binding that the lockfile has and `npm ci` leaves out: npm
 * takes it for a package of machines with that processor. From a lockfile cut out of
 * ours, so version and hashes are those of the Rspack that builds the site.
 */
export function installBinding(
  packages: Readonly<Record<string, LockedPackage>>,
  cache: string,
): string {
  const lock = JSON.stringify(cutLock(packages), undefined, 2);
  const key = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = path.join(cache, `binding-${key}`);
  const modules = path.join(folder, 'node_modules');
  if (existsSync(path.join(folder, 'complete'))) return modules;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const version = packages[`node_modules/${BINDING}`]?.version ?? '';
  const manifest = { private: true, dependencies: { [BINDING]: version } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), lock);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(path.join(folder, 'complete'), '');
  return modules;
}
