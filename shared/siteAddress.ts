/** How a site's languages and versions appear in its URLs. */
export interface AddressRules {
  langs: readonly string[];
  defaultLang: string;
  /** Empty if the site has only one version. */
  versions: readonly string[];
  defaultVersion: string;
}

export interface SiteAddress {
  version: string;
  lang: string;
  /** The rest: the page's path in the default version and language. */
  page: string;
}

/** Splits a path: `/v1/zh/guide/` is version v1, Chinese, `/guide/`. */
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

/**
 * Builds a path; the default version and language are left out. Never the path of
 * another host: `/zh//host` is `/host` in English.
 */
export function joinAddress(
  { version, lang, page }: SiteAddress,
  rules: AddressRules,
): string {
  const prefix = [
    version === rules.defaultVersion ? '' : version,
    lang === rules.defaultLang ? '' : lang,
  ].filter(Boolean);
  return ['', ...prefix, page.replace(/^\/+/, '')].join('/');
}

/** The address of the same page in another language. */
export function translateAddress(
  address: string,
  lang: string,
  rules: AddressRules,
): string {
  return joinAddress({ ...splitAddress(address, rules), lang }, rules);
}

/** The one spelling of a page's address: `/x/index.html` is `/x/`, `/x.mdx` is `/x`. */
export function cleanAddress(address: string): string {
  return address.replace(/\.(?:html|mdx?)$/, '').replace(/\/index$/, '/');
}

/** The address of a page by its file in the build, or by its id: `x/y` is at `/x/y`. */
export function fileToAddress(file: string): string {
  return cleanAddress(`/${file}`);
}

/** All versions; a site without any has one that isn't named. */
export function versionsOf({
  versions,
  defaultVersion,
}: AddressRules): readonly string[] {
  return versions.length > 0 ? versions : [defaultVersion];
}

/**
 * The id of the page at an address in any language, whether it exists or not: its
 * file in the folder of a language, without the extension.
 */
export function addressToId(address: string, rules: AddressRules): string {
  const { page } = splitAddress(address, rules);
  return page.slice(1).replace(/(^|\/)$/, '$1index');
}
