/** A period after these doesn't end a sentence. */
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx)\.$/i;

/** Code whose last character may end the sentence: a quoted message. */
export const CODE_WITH_END = '\uE001';

const ends: Record<string, RegExp> = {
  // The next sentence starts with a capital, code, a figure, or a bracket.
  en: /(?<=[.!?\uE001][)"”’]?)\s+(?=[^\s\p{Ll}])/u,
  zh: /(?<=[。！？][）”’」]?)\s*(?=[^\s）”’」])/u,
};

/** Splits the text of a block, in which each piece of code is one character. */
export function splitSentences(text: string, lang: string): string[] {
  const parts = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(ends[lang] ?? ends.en ?? /$/);
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) {
      sentences[sentences.length - 1] = `${last} ${part}`;
    } else if (part !== '') sentences.push(part);
  }
  return sentences;
}
