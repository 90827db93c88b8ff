import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Day of a page's last change, as YYYY-MM-DD; unknown without history. */
export type ChangeDateOf = (file: string) => string | undefined;

/** In the log, a line with this sign and a time precedes the files of each commit. */
const COMMIT_SIGN = '\u0001';

/**
 * When each file below a folder last changed, from the history alone: the times
 * of files say when they were checked out. A clone without full history gives
 * every page the time of its oldest commit, so then there are no times.
 */
export class ChangeTimes {
  readonly #folder: string;
  readonly #times: ReadonlyMap<string, string>;

  constructor(
    folder: string,
    say: (message: string) => void = message => console.warn(message),
  ) {
    this.#folder = folder;
    this.#times = readTimes(folder, say);
  }

  /** In UTC, as `2026-03-04T05:06:07.000Z`. */
  timeOf = (file: string): string | undefined =>
    this.#times.get(
      path.relative(this.#folder, file).split(path.sep).join('/'),
    );

  dayOf: ChangeDateOf = file => this.timeOf(file)?.slice(0, 10);

  /** All times as one text, which changes whenever a time does. */
  toString(): string {
    return [...this.#times].map(entry => entry.join(' ')).join('\n');
  }
}

function readTimes(
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
        // The author's time: rebasing a commit doesn't change a page.
        git('log', `--format=${COMMIT_SIGN}%aI`, '--name-only', '--relative'),
      );
    }
  } catch {
    // No git, or no repository: the same as no history.
  }
  say(
    'The history of the pages is not complete here, so the sitemap and the pages name no dates of change. ' +
      'Fetch it for a release: git fetch --unshallow.',
  );
  return new Map();
}

/** The newest commit comes first, so the first time of a file is its last change. */
export function parseLog(log: string): Map<string, string> {
  const times = new Map<string, string>();
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT_SIGN)) {
      time = new Date(line.slice(COMMIT_SIGN.length)).toISOString();
    } else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}
