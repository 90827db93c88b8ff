// Checks the commits of a change: what they're called, and how large they are. They are
// those after COMMITS_SINCE, which the workflow sets. Without it there is nothing to
// check: how a clone came by its history is not known.
import { spawnSync } from 'node:child_process';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { checkSize, checkSubject, parseLog } from './checkCommits.ts';

const git = (...args: string[]) =>
  spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

const since = process.env.COMMITS_SINCE ?? '';
// A new branch has none before it, and one that was rewritten may have lost it.
const isKnown = git('cat-file', '-e', `${since}^{commit}`).status === 0;
const { stdout, stderr, status } = git(
  'log',
  '--no-merges',
  '--find-renames',
  '--numstat',
  '--format=%x00%h%x00%s',
  isKnown ? `${since}..HEAD` : 'HEAD..HEAD',
  '--',
);
if (status !== 0) {
  throw new Error(
    `Git can't list the commits, so none was checked. It says: ${stderr}`,
  );
}
const commits = parseLog(stdout);
reportProblems(
  commits.flatMap(commit => [...checkSubject(commit), ...checkSize(commit)]),
  {
    total: `${commits.length} commits`,
    remedy:
      'Repair them with `git rebase -i`, or the last with `git commit --amend`.',
  },
);
