/** Widths in parts of the type size, rather too wide than too narrow. */
const WIDE = 1;
const NARROW_LETTERS = /[ijl.,:;'|!()[\]/ ]/;
const BROAD_LETTERS = /[mwMW@—]/;
const CAPITALS = /[A-Z]/;
const FULL_WIDTH = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

const OPENING = '（《「『“‘';
const CLOSING = '，。、；：！？）》」』”’…';

/**
 * What may not be broken: a word, or one Chinese character, with the marks that
 * may not begin or end a line. The first group is the space before it.
 */
const PIECE = new RegExp(
  `(\\s*)([${OPENING}]*(?:\\p{Script=Han}|[^\\s\\p{Script=Han}${OPENING}${CLOSING}]+)[${CLOSING}]*|[${OPENING}${CLOSING}]+)`,
  'gu',
);

/** About how wide a text is, in parts of its type size. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (FULL_WIDTH.test(letter)) width += WIDE;
    else if (NARROW_LETTERS.test(letter)) width += 0.28;
    else if (BROAD_LETTERS.test(letter)) width += 0.88;
    else width += CAPITALS.test(letter) ? 0.63 : 0.55;
  }
  return width;
}

/** Breaks a text into lines; what does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  { maxWidth, maxLines }: { maxWidth: number; maxLines: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [, space = '', piece = ''] of text.trim().matchAll(PIECE)) {
    const longer = line ? line + (space && ' ') + piece : piece;
    if (!line || estimateWidth(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1) {
      return [...lines, withEllipsis(line, maxWidth)];
    }
    lines.push(line);
    line = piece;
  }
  return line ? [...lines, line] : lines;
}

function withEllipsis(line: string, maxWidth: number): string {
  let letters = [...line];
  while (estimateWidth(`${letters.join('')}…`) > maxWidth) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join('').replace(/[\s，。、；：,.;:]+$/u, '')}…`;
}
