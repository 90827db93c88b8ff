import { locales } from '../site/locales.ts';

/** The BCP 47 tag of a language of the site. */
export function htmlLangOf(lang: string): string {
  return locales.find(locale => locale.lang === lang)?.htmlLang ?? lang;
}
