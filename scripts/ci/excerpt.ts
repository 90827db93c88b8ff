/** What a summary repeats of a failed step, so that nobody has to search the log. */
const MAX_LINES = 12;
const MAX_LENGTH = 240;

/** The start and the end of an output: a check names issues first, a crash comes last. */
export function excerpt(output: string): string[] {
  const lines = output
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line =>
      line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line,
    );
  if (lines.length <= MAX_LINES) return lines;
  const half = MAX_LINES / 2;
  return [...lines.slice(0, half), '…', ...lines.slice(-half)];
}
