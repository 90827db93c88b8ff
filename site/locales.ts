/**
 * The one list of languages. To add a language, add an entry here, a dictionary
 * in i18n/, and a folder in content/. Texts that differ by language elsewhere are
 * found by `git grep "'zh'"`; without an entry, a language gets the English ones.
 */
export interface SiteLocale {
  /** First path segment, and the name of the content folder and the dictionary. */
  lang: string;
  /** BCP 47 tag for the `lang` attribute and for `hreflang`. */
  htmlLang: string;
  /** The language's own name, for the switcher. */
  label: string;
}

export const locales = [
  { lang: 'en', htmlLang: 'en', label: 'English' },
  { lang: 'zh', htmlLang: 'zh-Hans', label: '简体中文' },
] as const satisfies readonly SiteLocale[];

export type Lang = (typeof locales)[number]['lang'];

/** Pages in this language live at the root; all others under `/<lang>/`. */
export const defaultLang: Lang = 'en';

export const langs: readonly Lang[] = locales.map(({ lang }) => lang);
export const translationLangs = langs.filter(lang => lang !== defaultLang);

/** How pages of this site are addressed; see shared/siteAddress.ts. */
export const addressRules = {
  langs,
  defaultLang,
  versions: [],
  defaultVersion: '',
};
