import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build would otherwise make again; copied, since a build writes here. */
const CACHES = ['.cache/og-images', '.cache/compress'];

/** A copy of the last commit with its packages, which cost no space: they are links. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  run('git', 'clone', '--quiet', '--shared', root, copy);
  const packages = path.join(root, 'node_modules');
  const copied = path.join(copy, 'node_modules');
  try {
    run('cp', '-al', packages, copied);
  } catch {
    // Another disk.
    rmSync(copied, { recursive: true, force: true });
    run('cp', '-a', packages, copied);
  }
  // npm writes into this one; through a link, it would write into ours.
  const list = path.join(copied, '.package-lock.json');
  rmSync(list, { force: true });
  copyFileSync(path.join(packages, '.package-lock.json'), list);
  run('mkdir', '-p', path.join(copy, '.cache'));
  for (const cache of CACHES) {
    const source = path.join(root, cache);
    if (existsSync(source)) run('cp', '-a', source, path.join(copy, cache));
  }
  return copy;
}
