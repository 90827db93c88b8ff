import { translateAddress, type AddressRules } from './siteAddress.ts';

export interface Alternate {
  hreflang: string;
  /** Path below the origin. */
  path: string;
}

/**
 * A page in all its languages, including its own, in the form search engines
 * expect; `x-default` is for readers of none of these languages.
 */
export function listAlternates(
  routePath: string,
  rules: AddressRules,
  {
    htmlLangOf,
    missingLangs = [],
  }: {
    htmlLangOf: (lang: string) => string;
    /** Languages without the page. */
    missingLangs?: readonly string[] | undefined;
  },
): Alternate[] {
  const langs = rules.langs.filter(lang => !missingLangs.includes(lang));
  const pathOf = (lang: string) => translateAddress(routePath, lang, rules);
  return [
    ...langs.map(lang => ({ hreflang: htmlLangOf(lang), path: pathOf(lang) })),
    ...(langs.includes(rules.defaultLang)
      ? [{ hreflang: 'x-default', path: pathOf(rules.defaultLang) }]
      : []),
  ];
}
