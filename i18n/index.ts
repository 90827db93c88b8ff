import type { Lang } from '../site/locales.ts';
import { en, type Dictionary, type TextKey } from './en.ts';
import { zh } from './zh.ts';

export type { Dictionary, TextKey };

/** One dictionary for each language in site/locales.ts; a missing one doesn't compile. */
export const dictionaries: Record<Lang, Dictionary> = { en, zh };

/** Converts dictionaries by language to the engine's form: by key, then language. */
export function toEngineText(
  byLang: Record<string, Dictionary>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    // The literal has no other keys.
    (Object.keys(en) as TextKey[]).map(key => [
      key,
      Object.fromEntries(
        Object.entries(byLang).map(([lang, strings]) => [lang, strings[key]]),
      ),
    ]),
  );
}

/** The strings of a language, which a site must have. */
export function dictionaryOf(
  byLang: Readonly<Record<string, Dictionary>>,
  lang: string,
): Dictionary {
  const strings = byLang[lang];
  if (strings) return strings;
  throw new Error(
    `The language ${lang} has no dictionary, so its pages would have no text. ` +
      `Add i18n/${lang}.ts and name it in i18n/index.ts.`,
  );
}
