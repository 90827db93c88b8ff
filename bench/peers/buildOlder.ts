import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../build/runMeasured.ts';
import { root } from '../corpus/readCorpus.ts';
import { run } from './buildPeer.ts';

/** Builds our site at a commit: that commit's pages, today's packages. */
export async function buildOlder(
  commit: string,
): Promise<{ dist: string; hash: string }> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--short=10', `${commit}^{commit}`);
  const folder = path.join(root, '.cache/bench/hydrated', hash);
  const dist = path.join(folder, 'dist');
  // Written last, so that an interrupted build isn't measured.
  const stamp = `${folder}.built`;
  if (existsSync(stamp)) {
    console.log(`${hash}: unchanged`);
    return { dist, hash };
  }
  console.log(`${hash}: building`);
  if (!existsSync(folder)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, hash);
    symlinkSync(
      path.join(root, 'node_modules'),
      path.join(folder, 'node_modules'),
    );
  }
  await run(process.execPath, [engine, 'build'], folder);
  writeFileSync(stamp, '');
  return { dist, hash };
}
