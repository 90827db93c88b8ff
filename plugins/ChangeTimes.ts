import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Day of a page's last change, as YYYY-MM-DD; unknown without history. */
export type ChangeDateOf = (file: string) => string | undefined;

/** Lines of the log: a date behind this sign, then the files of the commit. */
const COMMIT_SIGN = '\u0001';

/**
 * Reads when each file below a folder last changed, from the history alone: the
 * times of files say when they were checked out. A clone without full history
 * gives every page the day of its oldest commit, so then there are no dates.
 */
export function createChangeDates(
  folder: string,
  say: (message: string) => void = console.warn,
): ChangeDateOf {
  let dates: ReadonlyMap<string, string> | undefined;
  return file => {
    dates ??= readDates(folder, say);
    return dates.get(path.relative(folder, file).split(path.sep).join('/'));
  };
}

function readDates(
  folder: string,
  say: (message: string) => void,
): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'true') {
      return parseLog(
        git('log', `--format=${COMMIT_SIGN}%cI`, '--name-only', '--relative'),
      );
    }
  } catch {
    // No git, or no repository: the same as no history.
  }
  say(
    'The history of the pages is not complete here, so the sitemap and the page heads name no dates of change. ' +
      'Fetch it for a release: git fetch --unshallow.',
  );
  return new Map();
}

/** The newest commit comes first, so the first date of a file is its last change. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT_SIGN)) {
      date = new Date(line.slice(COMMIT_SIGN.length))
        .toISOString()
        .slice(0, 10);
    } else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
