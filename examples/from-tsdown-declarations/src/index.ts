import { splitWords } from './split';

export function countWords(text: string): number {
  return splitWords(text).length;
}

export { splitWords };
