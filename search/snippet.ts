import { ELLIPSIS } from './limits.ts';
import { findRanges } from './marks.ts';
import { flatten } from './parseQuery.ts';
import { readWords } from './words.ts';

/**
 * A sentence, or a block without one, such as a row of a table. The marks of
 * `#!` and of `.test.` end none.
 */
const SENTENCE =
  /[^\n。！？]+?(?:[。！？]+|(?<=[\p{L}\p{N}\p{P}])(?<![#]|\s\.\w+)[.!?]+(?=\s)|$|(?=\n))/gmu;
/** Words are counted in this much text around the match. */
const BEFORE = 120;
const AFTER = 600;
/** How far apart matches may be to be shown together. */
const NEAR = 40;
/** The whole query in a sentence is worth more than all of its words. */
const WHOLE_PHRASE = 100;
/** Of two that match alike, a sentence says more than a label or a row. */
const FULL_SENTENCE = 0.5;

/**
 * The words of a text around the best match, from the start of its sentence if
 * that leaves the match among them.
 */
export function snippetOf(
  /** What comes after an empty line is searched and not shown. */
  whole: string,
  terms: ReadonlySet<string>,
  wordCount: number,
  /** The query, flattened. */
  phrase = '',
): string {
  const [text = ''] = whole.split('\n\n');
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: found, index }) => ({
    start: index + found.length - found.trimStart().length,
    ...weigh(found.trim(), terms, phrase),
  }));
  let at = 0;
  sentences.forEach(({ weight }, other) => {
    if (weight > (sentences[at]?.weight ?? 0)) at = other;
  });
  const place = (sentences[at]?.start ?? 0) + (sentences[at]?.place ?? 0);
  const startOf = (sentence: number) => sentences[sentence]?.start ?? 0;
  const countIn = (from: number, to: number) =>
    to - from > AFTER ? Infinity : readWords(text.slice(from, to)).length;
  // A match near the end of a text is shown with the sentences before it.
  while (
    at > 0 &&
    countIn(startOf(at), text.length) < wordCount &&
    countIn(startOf(at - 1), place) < wordCount
  ) {
    at -= 1;
  }

  const isWhole = countIn(startOf(at), place) < wordCount;
  const from = isWhole ? startOf(at) : Math.max(startOf(at), place - BEFORE);
  const words = readWords(text.slice(from, place + AFTER));
  const hit = words.findIndex(
    ({ start, text: word }) => from + start + word.length > place,
  );
  const first = isWhole ? 0 : Math.max(0, hit - Math.floor(wordCount / 3));
  const start = isWhole ? from : from + (words[first]?.start ?? 0);
  const next = words[first + wordCount];
  const end = next ? from + next.start : Math.min(text.length, place + AFTER);
  const shown = text.slice(start, end).trim().replaceAll('\n', ' ');
  if (end === text.length) return (isWhole ? '' : ELLIPSIS) + shown;
  // Drops punctuation at the cut, such as a bracket that opens the next word.
  const cut = shown.replace(/[^\p{L}\p{N}\p{Pe}]+$/u, '');
  return (isWhole ? '' : ELLIPSIS) + cut + ELLIPSIS;
}

/** How many different words a sentence matches, and where most are together. */
function weigh(sentence: string, terms: ReadonlySet<string>, phrase: string) {
  const ranges = findRanges(sentence, terms);
  const textAt = (at: number) => {
    const { start = 0, end = 0 } = ranges[at] ?? {};
    return sentence.slice(start, end).toLowerCase();
  };
  let best = { place: ranges[0]?.start ?? 0, count: 0 };
  ranges.forEach(({ start }, at) => {
    const near = new Set<string>();
    for (
      let next = at;
      (ranges[next]?.end ?? Infinity) <= start + NEAR;
      next++
    ) {
      near.add(textAt(next));
    }
    if (near.size > best.count) best = { place: start, count: near.size };
  });
  const isPhrase = phrase.length > 1 && flatten(sentence).includes(phrase);
  const matched = new Set(ranges.map((_, at) => textAt(at)));
  return {
    weight:
      matched.size +
      (isPhrase ? WHOLE_PHRASE : 0) +
      (/[.!?。！？]$/u.test(sentence) ? FULL_SENTENCE : 0),
    place: best.place,
  };
}
