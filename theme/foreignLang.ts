import { htmlLangOf } from './htmlLangOf.ts';

/**
 * The language of a name that stands in a page of another one: an option or a
 * message in a Chinese page is read by an English voice. Undefined for the
 * page's own words.
 */
export function foreignLang(words: string, lang: string): 'en' | undefined {
  const isForeign =
    htmlLangOf(lang).startsWith('zh') && !/[^\u0020-\u007e]/.test(words);
  return isForeign ? 'en' : undefined;
}
