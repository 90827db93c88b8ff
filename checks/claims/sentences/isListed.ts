import words from './listedWords.json' with { type: 'json' };
import type { Sentence } from './Sentence.ts';

const patterns: Record<string, RegExp> = {
  en: new RegExp(`\\b(?:${Object.values(words.en).join('|')})\\b`, 'iu'),
  zh: new RegExp(Object.values(words.zh).join('|'), 'u'),
};

/** Whether a page has to prove its sentences. */
export function isProvingPage(id: string): boolean {
  return words.pages.some(start => id.startsWith(start));
}

/** Whether a sentence has an absolute or causal word, outside code and URLs. */
export function isListed(sentence: Sentence, lang: string): boolean {
  return listedWord(sentence, lang) !== undefined;
}

/** The first such word, as the sentence has it. */
export function listedWord(
  { bare }: Sentence,
  lang: string,
): string | undefined {
  const text = bare
    .replaceAll('’', "'")
    .replace(/https?:\/\/[^\s，。）)]+/g, ' ');
  return patterns[lang]?.exec(text)?.[0];
}
