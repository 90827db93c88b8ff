/** The blog's feeds: one per language, at the root of the site. */
export const FEED_MIME = 'application/rss+xml';

/** File name of a language's feed; the default language has no suffix. */
export function feedFile(lang: string, defaultLang: string): string {
  return lang === defaultLang ? 'blog-rss.xml' : `blog-rss-${lang}.xml`;
}
