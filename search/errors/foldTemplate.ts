import { foldText } from './foldOutput.ts';

/** A name in braces, or a new line, after which a label may follow. */
const GAP = /\{\w+\}|\n/;

/** A single quote or period says nothing about where a message is. */
const LEAST_PIECE = 3;

/** The parts of a message that are always the same, in order. */
export function foldTemplate(template: string): string[] {
  const pieces = template.split(GAP).map(foldText).filter(Boolean);
  const telling = pieces.filter(({ length }) => length >= LEAST_PIECE);
  return telling.length > 0 ? telling : pieces;
}
