import { termsOf } from './tokenize.ts';

/** The sections whose text contains a term, in order, and how often. */
export type TextPlaces = readonly (readonly [section: number, count: number])[];

/** Counts the terms in the texts of all sections. */
export function countTerms(
  texts: readonly string[],
): Map<string, [number, number][]> {
  const places = new Map<string, [number, number][]>();
  texts.forEach((text, section) => {
    for (const term of termsOf(text)) {
      const known = places.get(term);
      const last = known?.at(-1);
      if (!known) places.set(term, [[section, 1]]);
      else if (last?.[0] === section) last[1] += 1;
      else known.push([section, 1]);
    }
  });
  return places;
}

/** Characters that need no escape in JSON: for gaps, long gaps, and counts. */
const DIGITS = Array.from({ length: 94 }, (_, at) =>
  String.fromCharCode(33 + at),
)
  .filter(digit => !/["\\]/.test(digit))
  .join('');
const GAP = 62;
const LONG_GAP = 20;
const COUNT_AT = GAP + LONG_GAP;
const MOST_COUNT = DIGITS.length - COUNT_AT;

/**
 * Places as a short text: for each section, its distance from the one before,
 * then, if the term occurs again in it, how many times more.
 */
export function writePlaces(places: TextPlaces): string {
  let text = '';
  let next = 0;
  for (const [section, count] of places) {
    let gap = section - next;
    next = section + 1;
    // Long distances are written in steps.
    for (; gap >= GAP * (LONG_GAP + 1); gap -= GAP * LONG_GAP) {
      text += DIGITS[COUNT_AT - 1];
    }
    if (gap >= GAP) text += DIGITS[GAP - 1 + Math.floor(gap / GAP)];
    text += DIGITS[gap % GAP];
    for (let more = count - 1; more > 0; more -= MOST_COUNT) {
      text += DIGITS[COUNT_AT - 1 + Math.min(more, MOST_COUNT)];
    }
  }
  return text;
}

/** The inverse of `writePlaces`. */
export function readPlaces(text: string): [number, number][] {
  const places: [number, number][] = [];
  let next = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    const last = places.at(-1);
    if (digit >= COUNT_AT) {
      if (last) last[1] += digit - COUNT_AT + 1;
    } else if (digit >= GAP) next += (digit - GAP + 1) * GAP;
    else {
      next += digit;
      places.push([next, 1]);
      next += 1;
    }
  }
  return places;
}
