/** How the languages and versions of a site show in its addresses. */
export interface AddressRules {
  langs: readonly string[];
  defaultLang: string;
  /** Empty where the site has one version. */
  versions: readonly string[];
  defaultVersion: string;
}

export interface SiteAddress {
  version: string;
  lang: string;
  /** The rest: the page's address in the default version and language. */
  page: string;
}

/** Takes an address apart: `/v1/zh/guide/` is version v1, Chinese, `/guide/`. */
export function splitAddress(
  address: string,
  rules: AddressRules,
): SiteAddress {
  const segments = address.split('/').slice(1);
  const take = (names: readonly string[], fallback: string): string => {
    const [first = ''] = segments;
    if (!names.includes(first)) return fallback;
    segments.shift();
    return first;
  };
  const version = take(rules.versions, rules.defaultVersion);
  const lang = take(rules.langs, rules.defaultLang);
  return { version, lang, page: `/${segments.join('/')}` };
}

/** Puts an address together; the default version and language leave no trace. */
export function joinAddress(
  { version, lang, page }: SiteAddress,
  rules: AddressRules,
): string {
  const prefix = [
    version === rules.defaultVersion ? '' : version,
    lang === rules.defaultLang ? '' : lang,
  ].filter(Boolean);
  return prefix.length > 0 ? `/${prefix.join('/')}${page}` : page;
}
