import { execFileSync } from 'node:child_process';

/**
 * Throws unless the source has its full history and no uncommitted changes.
 * Without the history, pages have missing or wrong dates; with changes, there
 * would be no record of what was released. Returns the commit.
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
      `"${repository}" has no history, so pages would have no last-modified dates. Build from a clone of the repository and release that.`,
      { cause },
    );
  }
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error(
      `"${repository}" is a shallow clone, so pages would have no last-modified dates. Fetch the history (git fetch --unshallow), build again, and release that.`,
    );
  }
  const changes = git('status', '--porcelain');
  if (changes) {
    throw new Error(
      `The source has uncommitted changes, so there would be no record of what was released:\n${changes}\nCommit or remove them, build again, and release that.`,
    );
  }
  return commit;
}
