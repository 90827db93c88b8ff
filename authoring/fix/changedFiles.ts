import { execFileSync } from 'node:child_process';
import { Mistake } from '../../tooling/mistakes.ts';

/** Files that differ from the last commit, new ones too, without deleted ones. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  try {
    return [
      ...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    throw new Mistake(
      'Git knows no last commit here, so nothing tells which files you changed. Name them, or run `npm run fix -- --all`.',
    );
  }
}
