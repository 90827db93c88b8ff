export interface DiffLine {
  kind: 'same' | 'add' | 'remove';
  text: string;
}

/** Two files of 1,000 lines each; the table of anything larger takes too long. */
const MAX_CELLS = 1_000_000;

/**
 * The shortest way from one text to another, line by line. Texts that are too long to
 * compare are shown one after the other.
 */
export function diffLines(
  old: readonly string[],
  now: readonly string[],
): DiffLine[] {
  const longest = Math.min(old.length, now.length);
  let start = 0;
  while (start < longest && old[start] === now[start]) start++;
  let end = 0;
  while (end < longest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [
    ...mark('same', old.slice(0, start)),
    ...diffMiddle(
      old.slice(start, old.length - end),
      now.slice(start, now.length - end),
    ),
    ...mark('same', old.slice(old.length - end)),
  ];
}

/** Lines without the empty one that follows the last line break. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function mark(kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] {
  return lines.map(text => ({ kind, text }));
}

function diffMiddle(old: string[], now: string[]): DiffLine[] {
  const width = now.length + 1;
  if ((old.length + 1) * width > MAX_CELLS)
    return [...mark('remove', old), ...mark('add', now)];
  // How many lines both have in common from a place to their ends.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (x: number, y: number) => common[x * width + y] ?? 0;
  for (let x = old.length - 1; x >= 0; x--) {
    for (let y = now.length - 1; y >= 0; y--) {
      common[x * width + y] =
        old[x] === now[y]
          ? at(x + 1, y + 1) + 1
          : Math.max(at(x + 1, y), at(x, y + 1));
    }
  }
  const lines: DiffLine[] = [];
  let x = 0;
  let y = 0;
  while (x < old.length || y < now.length) {
    const [was, is] = [old[x], now[y]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      x++;
      y++;
    } else if (
      was !== undefined &&
      (is === undefined || at(x + 1, y) >= at(x, y + 1))
    ) {
      lines.push({ kind: 'remove', text: was });
      x++;
    } else {
      lines.push({ kind: 'add', text: is ?? '' });
      y++;
    }
  }
  return lines;
}
