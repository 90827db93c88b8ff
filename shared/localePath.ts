/**
 * Turns a page's path in the default language into its path in another one:
 * `/guide/` becomes `/zh/guide/`.
 */
export function localePath(
  path: string,
  lang: string,
  defaultLang: string,
): string {
  return lang === defaultLang ? path : `/${lang}${path}`;
}

/** Removes the language from a path: `/zh/guide/` becomes `/guide/`. */
export function withoutLocale(path: string, langs: readonly string[]): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return langs.includes(first) ? rest || '/' : path;
}
