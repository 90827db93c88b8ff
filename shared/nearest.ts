/** The same folder alone says nothing; the same name in another one does. */
const LEAST_CLOSENESS = 0.6;

/** All pairs of neighboring characters. */
function pairsOf(text: string): Set<string> {
  const small = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(0, small.length - 1) }, (_, index) =>
      small.slice(index, index + 2),
    ),
  );
}

/** How alike two texts are, from 0 to 1. */
function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter(pair => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** The place of the text that's most like another, if one is more than `least`. */
export function nearestOf(
  wanted: string,
  texts: readonly string[],
  least: number,
): number | undefined {
  const pairs = pairsOf(wanted);
  let best: number | undefined;
  let most = least;
  for (const [place, text] of texts.entries()) {
    const value = likeness(pairs, pairsOf(text));
    if (value > most) [best, most] = [place, value];
  }
  return best;
}

/** What somebody who wrote a name or an address probably meant. */
export function didYouMean(
  wanted: string,
  known: readonly string[],
): string | undefined {
  return likelyMeant(wanted, known)[0];
}

/** All that it may have been, the likeliest first. */
export function likelyMeant(
  wanted: string,
  known: readonly string[],
): string[] {
  return known
    .map(text => {
      const ofName = closeness(nameOf(wanted), nameOf(text));
      return { text, ofName, ofAll: closeness(wanted, text) };
    })
    .filter(({ ofName }) => ofName >= LEAST_CLOSENESS)
    .sort((a, b) => b.ofName + b.ofAll - (a.ofName + a.ofAll))
    .map(({ text }) => text);
}

/** The last part of an address or a path, with the one before an index page. */
const nameOf = (address: string) =>
  /([^/]+)\/?$/.exec(address.replace(/\/index$/, '/'))?.[1] ?? address;

/** How alike two names are, by common pairs or by the number of typing errors. */
function closeness(a: string, b: string): number {
  const longest = Math.max(1, a.length, b.length);
  const byErrors = 1 - countErrors(a, b) / longest;
  return Math.max(byErrors, likeness(pairsOf(a), pairsOf(b)));
}

/** Characters that are wrong, missing, too many, or in each other's place. */
function countErrors(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
