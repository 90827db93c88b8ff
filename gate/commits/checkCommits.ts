/** A commit that is about to become part of the history. */
export interface Commit {
  id: string;
  subject: string;
  /** How many lines each file gained and lost, together. */
  files: { name: string; lines: number }[];
}

const TYPES = 'feat|fix|docs|i18n|perf|test|refactor|build|ci|chore';
const FORM = new RegExp(`^(?:${TYPES})(?:\\([^()]+\\))?: [^A-Z\\s].*[^.\\s]$`);
const MOST_CHARACTERS = 60;
/** What one person can review at a sitting. */
const MOST_LINES = 1500;

/** What a command wrote, and nobody reads line by line. */
const GENERATED = [
  /(?:^|\/)package-lock\.json$/,
  /\.lock\.json$/,
  /^examples\/(?:explorer\/)?results\//,
  /^examples\/recorded\.json$/,
  /^e2e\/(?:accessibility\/tree|look\/pictures)\//,
];

/** Reads `git log --numstat --format=%x00%h%x00%s`. */
export function parseLog(log: string): Commit[] {
  const [, ...parts] = log.split('\0');
  return parts.flatMap((id, index) => {
    if (index % 2 === 1) return [];
    const [subject = '', ...rest] = (parts[index + 1] ?? '').split('\n');
    const files = rest.flatMap(line => {
      const [added, removed, name] = line.split('\t');
      // Of a binary file, Git counts no lines.
      if (!name || added === '-') return [];
      return [{ name, lines: Number(added) + Number(removed) }];
    });
    return [{ id, subject, files }];
  });
}

/** A subject that doesn't have the form that CONTRIBUTING.md asks for. */
export function checkSubject({ id, subject }: Commit): string[] {
  const { length } = subject;
  return [
    ...(FORM.test(subject)
      ? []
      : [
          `${id} is called "${subject}". Call it type(scope): imperative, in lowercase and without a period; the types are ${TYPES.replaceAll('|', ', ')}.`,
        ]),
    ...(length <= MOST_CHARACTERS
      ? []
      : [
          `${id} has a subject of ${length} characters, and lists cut it off after ${MOST_CHARACTERS}: "${subject}". Shorten it; the body has room for more.`,
        ]),
  ];
}

/** A commit that is too large to review, or to find a fault in. */
export function checkSize({ id, subject, files }: Commit): string[] {
  const lines = files
    .filter(({ name }) => !GENERATED.some(pattern => pattern.test(name)))
    .reduce((sum, file) => sum + file.lines, 0);
  return lines <= MOST_LINES
    ? []
    : [
        `${id} (${subject}) changes ${lines} lines besides generated data, too many to review. Split it into commits of at most ${MOST_LINES}.`,
      ];
}
