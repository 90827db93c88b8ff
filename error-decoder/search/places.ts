import type { Occurrence } from './chainPieces.ts';

/** A whole message counts more than a part of another that is as long. */
const WHOLE_WEIGHT = 4;

/** An occurrence of an error, in any wording or by its code. */
export interface Place extends Occurrence {
  error: number;
  code: string;
  /** How many rules its names have to fit. */
  rules: number;
  /** Whether they do, and the place is one that the error is about. */
  isMeant: boolean;
}

/** A place that holds less than a message. */
export function placeAt(
  start: number,
  end: number,
  of: Pick<Place, 'error' | 'code'>,
): Place {
  return {
    ...of,
    owner: 0,
    rules: 0,
    isMeant: true,
    isWhole: false,
    hasStart: false,
    isCut: false,
    first: 0,
    ranges: [[start, end]],
    length: end - start,
    longest: '',
  };
}

/**
 * Leaves out what is only a part of another message: each character counts for
 * the longest message at its place, even if that one is not told.
 */
export function keepBest(all: readonly Place[], length: number): Place[] {
  // Of two messages with the same words, the one with rules is the special one.
  const worth = ({ isWhole, length: own, rules, isMeant }: Place) =>
    own + (isWhole ? WHOLE_WEIGHT : 0) + (isMeant && rules > 0 ? 1 : 0);
  const taken = new Int32Array(length);
  return [...all]
    .sort((a, b) => worth(b) - worth(a))
    .filter(occurrence => {
      const own = worth(occurrence);
      let lost = 0;
      for (const [start, end] of occurrence.ranges) {
        for (let at = start; at < end; at += 1) {
          if ((taken[at] ?? 0) > own) lost += 1;
          else taken[at] = own;
        }
      }
      return occurrence.isMeant && lost * 2 <= occurrence.length;
    });
}

/** The places of each message, the best of them first. */
export function mergePlaces(places: readonly Place[]): Place[][] {
  const byError = new Map<number, Place[]>();
  for (const place of places) {
    const known = byError.get(place.error);
    if (known) known.push(place);
    else byError.set(place.error, [place]);
  }
  return [...byError.values()];
}
