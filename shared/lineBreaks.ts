const OPENING = '（《「『“‘';
const CLOSING = '，。、；：！？）》」』”’…';

/** Between the characters of a Chinese word that must stay together. */
export const JOINER = '\u2060';

/**
 * What can't be broken: a word or a Chinese character, with the punctuation that
 * can't start or end a line, and the space before it.
 */
const PIECE = new RegExp(
  `\\s*(?:[${OPENING}]*(?:\\p{Script=Han}(?:${JOINER}\\p{Script=Han})*|[^\\s\\p{Script=Han}${OPENING}${CLOSING}]+)[${CLOSING}]*|[${OPENING}${CLOSING}]+)`,
  'gu',
);

const STARTS_CLOSING = new RegExp(`^[${CLOSING}]`);
const WIDE = new RegExp(`[\\p{Script=Han}${OPENING}${CLOSING}]`, 'u');

/** Splits Chinese and Latin text into pieces that can't be broken. */
export function splitText(text: string): string[] {
  return text.match(PIECE) ?? [];
}

/** Whether a line may end between a text and the piece that follows it. */
export function mayBreak(before: string, piece: string): boolean {
  if (STARTS_CLOSING.test(piece)) return false;
  return (
    /\s$/.test(before) ||
    /^\s/.test(piece) ||
    WIDE.test(`${before.at(-1)}${piece[0]}`)
  );
}

/** Puts as many pieces as fit on each line. */
export function fillLines<Piece>(
  pieces: readonly Piece[],
  maxWidth: number,
  widthOf: (piece: Piece) => number,
): Piece[][] {
  const lines: Piece[][] = [];
  let free = 0;
  for (const piece of pieces) {
    const width = widthOf(piece);
    const line = lines.at(-1);
    if (line && width <= free) line.push(piece);
    else {
      lines.push([piece]);
      free = maxWidth;
    }
    free -= width;
  }
  return lines;
}
