import { countWords } from './count';

export interface Reading {
  words: number;
  minutes: number;
}

export function measure(text: string, wordsPerMinute = 200): Reading {
  const words = countWords(text);
  return { words, minutes: Math.ceil(words / wordsPerMinute) };
}

export { countWords };
