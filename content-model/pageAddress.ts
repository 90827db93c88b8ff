import { defaultLang, locales } from '../site/locales.ts';
import { localePath, withoutLocale } from '../shared/localePath.ts';

export const langs: readonly string[] = locales.map(({ lang }) => lang);
export const translationLangs = langs.filter(lang => lang !== defaultLang);

/** A page's URL path: `config/lib/index` in Chinese is `/zh/config/lib/`. */
export function pageRoute(id: string, lang: string): string {
  return localePath(`/${id.replace(/(^|\/)index$/, '$1')}`, lang, defaultLang);
}

/** The id of the page at a path in any language, whether it exists or not. */
export function routeToId(route: string): string {
  return withoutLocale(route, langs)
    .slice(1)
    .replace(/(^|\/)$/, '$1index');
}

/** The language a path belongs to. */
export function routeLang(route: string): string {
  const first = route.split('/')[1] ?? '';
  return langs.includes(first) ? first : defaultLang;
}

/**
 * The id of a page given on the command line: by its file in either language, or
 * by URL path.
 */
export function nameToId(name: string): string {
  const [, inContent] = /(?:^|\/)content\/[^/]+\/(.+)$/.exec(name) ?? [];
  const path = (inContent ?? name).replace(/[#?].*$/, '');
  if (/\.mdx?$/.test(path)) return path.replace(/\.mdx?$/, '');
  return routeToId(`/${path.replace(/^\//, '').replace(/\.html$/, '')}`);
}
