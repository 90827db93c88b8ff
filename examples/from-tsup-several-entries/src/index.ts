import { splitWords } from './split';

declare const VERSION: string;

export const version = VERSION;
export const locale = process.env.LOCALE;

export function countWords(text: string): number {
  return splitWords(text).length;
}
