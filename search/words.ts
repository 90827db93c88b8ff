/** A word of a text, with where it starts. */
export interface Word {
  text: string;
  start: number;
}

const WORD = /\p{Script=Han}+|[\p{L}\p{N}_$]+/gu;
/** Particles such as 的 are joined to a word up to this length. */
const LONGEST_JOINED = 4;

/** Old browsers and some workers have none; two characters are a word then. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

/** The words of a run of Chinese characters. */
function hanWords(run: string): string[] {
  return segmenter
    ? [...segmenter.segment(run)].map(({ segment }) => segment)
    : (run.match(/.{1,2}/gu) ?? []);
}

/**
 * The words of a text in any language, as a reader would count them: a single
 * Chinese character belongs to the word before it.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (!/^\p{Script=Han}/u.test(found)) {
      words.push({ text: found, start: index });
      continue;
    }
    let start = index;
    for (const part of hanWords(found)) {
      const last = words.at(-1);
      const isAfter = start > index && last !== undefined;
      if (
        isAfter &&
        (part.length === 1 || last.text.length === 1) &&
        last.text.length + part.length <= LONGEST_JOINED
      ) {
        last.text += part;
      } else words.push({ text: part, start });
      start += part.length;
    }
  }
  return words;
}
