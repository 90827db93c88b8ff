import { z } from 'zod';
import { defaultLang, langs, type Lang } from '../site/locales.ts';

/** The parameter of every tool whose answer depends on the language. */
export const languageParameter = z
  .enum(langs)
  .optional()
  .describe(
    `Language of the answer: ${langs.join(' or ')}. Defaults to the language of the question.`,
  );

/** The requested language, or the one the question is written in. */
export function chooseLang(asked: Lang | undefined, question: string): Lang {
  if (asked) return asked;
  const isChinese = /\p{Script=Han}|^\/?zh\//u.test(question);
  return langs.find(lang => lang === 'zh' && isChinese) ?? defaultLang;
}
