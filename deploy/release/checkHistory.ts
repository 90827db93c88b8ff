import { execFileSync } from 'node:child_process';

/**
 * Throws unless the source has its whole history and no change beyond it:
 * without the first, pages have no or false dates; without the second, nobody
 * can tell later what readers were given. Returns the commit.
 */
export function checkHistory(repository: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  let commit: string;
  try {
    commit = git('rev-parse', 'HEAD');
  } catch (cause) {
    throw new Error(
      `"${repository}" has no history, so pages would carry no dates of change. Build from a clone of the repository and release that.`,
      { cause },
    );
  }
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error(
      `The history of "${repository}" is cut off, so pages would carry no dates of change. Fetch it (git fetch --unshallow), build again and release that.`,
    );
  }
  const changes = git('status', '--porcelain');
  if (changes) {
    throw new Error(
      `The source has changes that are not committed, so nobody could tell later what readers were given:\n${changes}\nCommit or remove them, build again and release that.`,
    );
  }
  return commit;
}
