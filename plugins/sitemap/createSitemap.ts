import { escapeXml } from '../escapeXml.ts';

export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** Day of the last change, as YYYY-MM-DD. */
  lastChange?: string | undefined;
  alternates: readonly { hreflang: string; url: string }[];
}

/** A sitemap in the form of sitemaps.org, with the languages of each page. */
export function createSitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries
      .toSorted((a, b) => (a.url < b.url ? -1 : 1))
      .flatMap(({ url, lastChange, alternates }) => [
        '<url>',
        `<loc>${escapeXml(url)}</loc>`,
        ...(lastChange ? [`<lastmod>${lastChange}</lastmod>`] : []),
        ...alternates.map(
          other =>
            `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escapeXml(other.url)}"/>`,
        ),
        '</url>',
      ]),
    '</urlset>',
    '',
  ].join('\n');
}

/** All pages are open; the file leads crawlers to the list of them. */
export function createRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
