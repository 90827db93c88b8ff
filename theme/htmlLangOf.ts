import { locales } from '../site/locales.ts';

/** The language tag for documents and links in a language of the site. */
export function htmlLangOf(lang: string): string {
  return locales.find(locale => locale.lang === lang)?.htmlLang ?? lang;
}
