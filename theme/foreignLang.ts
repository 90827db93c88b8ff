import { htmlLangOf } from './htmlLangOf.ts';

/**
 * `en` for an English name on a Chinese page, such as an option or an error message,
 * so that screen readers pronounce it in English. Undefined for text in the page's
 * own language.
 */
export function foreignLang(text: string, lang: string): 'en' | undefined {
  const isForeign =
    htmlLangOf(lang).startsWith('zh') && !/[^\u0020-\u007e…]/.test(text);
  return isForeign ? 'en' : undefined;
}
