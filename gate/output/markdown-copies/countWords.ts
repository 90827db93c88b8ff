/** How often each word of a text occurs; a Chinese character is a word. */
export type WordCount = ReadonlyMap<string, number>;

const WORD = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;

/** Counts the words of a text; signs and letter case mean nothing. */
export function countWords(text: string): WordCount {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

export interface WordComparison {
  /** Which part of the page's words the copy has too, from 0 to 1. */
  present: number;
  /** Words of the copy that the page lacks, as part of the copy's words. */
  extra: number;
  missingWords: string[];
  extraWords: string[];
}

/** Compares the words of a page with those of its copy, in both directions. */
export function compareWords(page: WordCount, copy: WordCount): WordComparison {
  const missingWords = wordsOnlyIn(page, copy);
  const extraWords = wordsOnlyIn(copy, page);
  return {
    present: 1 - missingWords.length / Math.max(total(page), 1),
    extra: extraWords.length / Math.max(total(copy), 1),
    missingWords,
    extraWords,
  };
}

function wordsOnlyIn(one: WordCount, other: WordCount): string[] {
  return [...one].flatMap(([word, count]) =>
    Array<string>(Math.max(count - (other.get(word) ?? 0), 0)).fill(word),
  );
}

function total(counts: WordCount): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
