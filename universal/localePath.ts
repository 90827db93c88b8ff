/**
 * Turns the address of a page in the default language into its address in
 * another one: `/guide/` becomes `/zh/guide/`.
 */
export function localePath(
  path: string,
  lang: string,
  defaultLang: string,
): string {
  return lang === defaultLang ? path : `/${lang}${path}`;
}

/** Takes the language off an address: `/zh/guide/` becomes `/guide/`. */
export function withoutLocale(path: string, langs: readonly string[]): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return langs.includes(first) ? rest || '/' : path;
}
