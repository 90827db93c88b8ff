import { lineAt, type FoldedOutput } from './foldOutput.ts';
import type { Template } from './foldTemplate.ts';
import type { Run } from './Seeds.ts';

/** How far the next piece may be: paths and lists are long. */
const MAX_GAP = 600;
/** A part of a message needs this many characters to be told. */
const LEAST_PART = 12;
/** With this many, it may be a piece without its neighbor. */
const CLEAR_PART = 22;
/** With this many, or most of a message, it may stand anywhere. */
const SURE_PART = 30;
const SURE_SHARE = 0.6;
/** A message with less text is told only from lines next to each other. */
const MAX_LINES_APART = 2;

/** A message, or a part of it, at a place of the output. */
export interface Occurrence {
  /** The message, by position. */
  owner: number;
  isWhole: boolean;
  /** Which piece of the message the first stretch belongs to. */
  first: number;
  /** Whether the start of the message is there. */
  hasStart: boolean;
  /** Whether the copy may end behind the last stretch. */
  isCut: boolean;
  /** Stretches of the output that the message consists of, in order. */
  ranges: [start: number, end: number][];
  /** How many characters those are. */
  length: number;
  /** The longest of them, as text. */
  longest: string;
}

/**
 * Looks for the other pieces of a message on both sides of a run. Nothing if
 * what is there is too little to tell.
 */
export function chainPieces(
  { piece, start, end, from }: Run,
  { pieces, isBare }: Template,
  output: FoldedOutput,
): Occurrence | undefined {
  const { text } = output;
  // Without its kind, a message starts with words that others start with, too.
  const least = isBare ? CLEAR_PART : LEAST_PART;
  const ranges: Occurrence['ranges'] = [[start, end]];
  const reachesEnd = from + end - start === piece.text.length;

  let first = piece.order;
  let left = start;
  while (from === 0 && first > 0) {
    const wanted = pieces[first - 1] ?? '';
    const low = Math.max(0, left - MAX_GAP - wanted.length);
    const at = text.slice(low, left).lastIndexOf(wanted);
    if (at === -1) break;
    left = low + at;
    ranges.unshift([left, left + wanted.length]);
    first -= 1;
  }
  let last = piece.order;
  let right = end;
  while (reachesEnd && last < pieces.length - 1) {
    const wanted = pieces[last + 1] ?? '';
    const high = right + MAX_GAP + wanted.length;
    const at = text.slice(right, high).indexOf(wanted);
    if (at === -1) break;
    const found = right + at;
    right = found + wanted.length;
    ranges.push([found, right]);
    last += 1;
  }

  const hasStart = first === 0 && from === 0;
  const hasEnd = last === pieces.length - 1 && reachesEnd;
  const isWhole = hasStart && hasEnd;
  const length = ranges.reduce((sum, [a, b]) => sum + b - a, 0);
  const total = pieces.reduce((sum, { length: own }) => sum + own, 0);
  const isCut = isCutAfter(output, right, reachesEnd);
  const { starts } = output;
  const [firstLine, lastLine] = [
    lineAt(starts, left),
    lineAt(starts, right - 1),
  ];
  const isNear = lastLine - firstLine <= MAX_LINES_APART;
  const isTelling =
    length >= SURE_PART ||
    (isNear &&
      (isWhole ||
        (length >= LEAST_PART && length >= total * SURE_SHARE) ||
        // The first words of it, and the copy ends there.
        (hasStart && length >= least && isCut) ||
        (hasStart && reachesEnd && length >= CLEAR_PART) ||
        // The last words of it, from the start of the copy or a line.
        (hasEnd && length >= LEAST_PART && left === 0) ||
        (hasEnd && length >= CLEAR_PART && starts[firstLine] === left)));
  const stop = from + end - start;
  // "(reading 'map')" is another message than "(reading 'MODE')".
  const isAboutElse =
    piece.word !== undefined &&
    stop >= piece.word[0] - 1 &&
    stop < piece.word[1] &&
    !isCutAfter(output, end, false);
  if (!isTelling || isAboutElse) return undefined;
  const longest = ranges
    .map(range => text.slice(...range))
    .reduce((a, b) => (b.length > a.length ? b : a));
  const { owner } = piece;
  return { owner, isWhole, first, hasStart, isCut, ranges, length, longest };
}

/** Whether a copy may have ended here, in a piece or in a name. */
function isCutAfter(
  { text, starts }: FoldedOutput,
  place: number,
  isBeforeName: boolean,
): boolean {
  if (
    place === text.length ||
    /^(?:\.{3}|…)/.test(text.slice(place, place + 3))
  )
    return true;
  const lastLine = lineAt(starts, text.length - 1);
  return isBeforeName && lineAt(starts, place) === lastLine;
}
