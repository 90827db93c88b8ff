import { foldText } from './foldOutput.ts';

/** A name in braces, or a new line, after which a label may follow. */
const GAP = /\{\w+\}|\n/;

/** A single quote or period says nothing about where a message is. */
const LEAST_PIECE = 3;

/** A message may end in what it is about, or in the first letters of it. */
const LAST_WORD = /(?<=[\s(]['"`])\w+(?=$|['"`]\W*$)/;

/** The parts of a message that are always the same, in order. */
export function foldTemplate(template: string): string[] {
  return splitTemplate(template).map(foldText);
}

/** Where the quoted word is that the last part ends in, if it does. */
export function findLastWord(
  template: string,
): [start: number, end: number] | undefined {
  const last = splitTemplate(template).at(-1) ?? '';
  const word = LAST_WORD.exec(last);
  if (!word) return undefined;
  const start = foldText(last.slice(0, word.index)).length;
  return [start, start + word[0].length];
}

function splitTemplate(template: string): string[] {
  const pieces = template.split(GAP).filter(piece => foldText(piece) !== '');
  const telling = pieces.filter(piece => foldText(piece).length >= LEAST_PIECE);
  return telling.length > 0 ? telling : pieces;
}
