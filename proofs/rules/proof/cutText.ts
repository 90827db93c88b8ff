/** Characters shown of a line, and of all lines together. */
const LINE = 160;
const ALL = 1200;

/** The part of a line that matters, with how much is left out. */
export function cutLine(line: string, around = ''): string {
  const more = line.length - LINE;
  if (more <= 0) return line;
  const middle = Math.max(0, line.indexOf(around)) + around.length / 2;
  const start = Math.min(Math.max(0, Math.round(middle - LINE / 2)), more);
  const shown = line.slice(start, start + LINE);
  return `${start > 0 ? '… ' : ''}${shown} … ${more} more characters`;
}

/** What was seen, short enough to be read in a terminal. */
export function cutText(text: string): string {
  const lines = text.split('\n').map(line => cutLine(line));
  const fits = lines.join('\n');
  if (fits.length <= ALL) return fits;
  const kept = fits.slice(0, ALL);
  return `${kept} … ${fits.length - kept.length} more characters`;
}
