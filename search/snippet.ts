import { findRanges } from './marks.ts';

/** A Latin word, or two Chinese characters, with the punctuation that follows. */
const WORD =
  /\p{Script=Han}{1,2}[^\p{L}\p{N}]*|[\p{L}\p{N}_$]+[^\p{L}\p{N}_$]*/gu;

export const ELLIPSIS = '…';

/** The words of a text around the first match. */
export function snippetOf(
  text: string,
  terms: ReadonlySet<string>,
  wordCount: number,
): string {
  const words = [...text.matchAll(WORD)];
  const place = bestPlace(text, terms);
  const hit = words.findIndex(
    ({ index, 0: word }) => index + word.length > place,
  );
  const first = Math.max(
    0,
    Math.min(hit - Math.floor(wordCount / 3), words.length - wordCount),
  );
  const last = Math.min(words.length, first + wordCount);
  const start = first > 0 ? (words[first]?.index ?? 0) : 0;
  const end = words[last]?.index ?? text.length;
  return [
    first > 0 ? ELLIPSIS : '',
    text.slice(start, end).trim(),
    last < words.length ? ELLIPSIS : '',
  ].join('');
}

/** How far apart matches may be to be shown together. */
const NEAR = 40;

/** Where the most matches are close together. */
function bestPlace(text: string, terms: ReadonlySet<string>): number {
  const ranges = findRanges(text, terms);
  let best = { place: ranges[0]?.start ?? 0, count: 0 };
  ranges.forEach(({ start }, at) => {
    let count = 0;
    for (
      let next = at;
      (ranges[next]?.end ?? Infinity) <= start + NEAR;
      next++
    ) {
      count += 1;
    }
    if (count > best.count) best = { place: start, count };
  });
  return best.place;
}
