import { fillLines, splitText } from '../../shared/lineBreaks.ts';

/** Widths in em, too wide rather than too narrow. */
const NARROW_LETTERS = /[ijl.,:;'|!()[\]/ ]/;
const BROAD_LETTERS = /[mwMW@—]/;
const CAPITALS = /[A-Z]/;
const FULL_WIDTH = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** About how wide a text is, in em. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (FULL_WIDTH.test(letter)) width += 1;
    else if (NARROW_LETTERS.test(letter)) width += 0.28;
    else if (BROAD_LETTERS.test(letter)) width += 0.88;
    else width += CAPITALS.test(letter) ? 0.63 : 0.55;
  }
  return width;
}

/** Breaks a text into lines; if it doesn't fit, it ends with an ellipsis. */
export function fitText(
  text: string,
  { maxWidth, maxLines }: { maxWidth: number; maxLines: number },
): string[] {
  const lines = fillLines(splitText(text.trim()), maxWidth, estimateWidth).map(
    pieces => pieces.join('').trim(),
  );
  const last = lines[maxLines - 1];
  return lines.length > maxLines && last !== undefined
    ? [...lines.slice(0, maxLines - 1), withEllipsis(last, maxWidth)]
    : lines;
}

function withEllipsis(line: string, maxWidth: number): string {
  let letters = [...line];
  while (estimateWidth(`${letters.join('')}…`) > maxWidth) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join('').replace(/[\s，。、；：,.;:]+$/u, '')}…`;
}
