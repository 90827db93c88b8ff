import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPackages } from '../../tooling/copyProject.ts';

/** What a build would otherwise make again; copied, since a build writes here. */
const CACHES = ['.cache/og-images', '.cache/compress'];

/** A copy of the last commit with its packages, which cost no space: they are links. */
export function createCopy(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  run('git', 'clone', '--quiet', '--shared', root, copy);
  copyPackages(root, copy);
  run('mkdir', '-p', path.join(copy, '.cache'));
  for (const cache of CACHES) {
    const source = path.join(root, cache);
    if (existsSync(source)) run('cp', '-a', source, path.join(copy, cache));
  }
  return copy;
}
