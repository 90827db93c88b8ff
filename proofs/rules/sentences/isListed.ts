import words from './listedWords.json' with { type: 'json' };
import type { Sentence } from './Sentence.ts';

const inEnglish = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');

const listed: Record<string, RegExp> = {
  en: inEnglish(Object.values(words.en).join('|')),
  zh: new RegExp(Object.values(words.zh).join('|'), 'u'),
};
const general: Record<string, RegExp> = {
  en: inEnglish(words.general.en),
  zh: new RegExp(words.general.zh, 'u'),
};
const here: Record<string, RegExp> = {
  en: inEnglish(words.here.en),
  zh: new RegExp(words.here.zh, 'u'),
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
  sentence: Sentence,
  lang: string,
): string | undefined {
  return listed[lang]?.exec(plainWords(sentence))?.[0];
}

/** The first word, such as “always”, that speaks of more than one case. */
export function generalWord(
  sentence: Sentence,
  lang: string,
): string | undefined {
  // A cell with “no” answers its row and column.
  const text = plainWords(sentence).replace(
    /^(?:no|none|nothing)(?=\W*$|,)/i,
    '',
  );
  return general[lang]?.exec(text)?.[0];
}

/** Whether a sentence says that it's about what its section shows. */
export function isAboutHere(sentence: Sentence, lang: string): boolean {
  return here[lang]?.test(plainWords(sentence)) ?? false;
}

const plainWords = ({ bare }: Sentence) =>
  bare.replaceAll('’', "'").replace(/https?:\/\/[^\s，。）)]+/g, ' ');
