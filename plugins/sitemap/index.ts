import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { listAlternates } from '../../shared/alternates.ts';
import type { AddressRules } from '../../shared/siteAddress.ts';
import type { ChangeDateOf } from '../ChangeTimes.ts';
import { findMissingLangs, isListed } from '../routes.ts';
import { escapeXml } from '../escapeXml.ts';

export interface SitemapOptions {
  origin: string;
  rules: AddressRules;
  htmlLangOf: (lang: string) => string;
  changeDateOf: ChangeDateOf;
}

interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** Day of the last change, as YYYY-MM-DD. */
  lastChange?: string | undefined;
  alternates: readonly { hreflang: string; url: string }[];
}

/** Writes the list of all pages for crawlers, and the file that names it. */
export function pluginSitemap({
  origin,
  rules,
  htmlLangOf,
  changeDateOf,
}: SitemapOptions): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'sitemap',
    routeGenerated: all => {
      routes = all.filter(isListed);
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return; // Each save would write them again.
      const entries = routes.map(route => ({
        url: origin + route.routePath,
        lastChange: changeDateOf(route.absolutePath),
        alternates: listAlternates(route.routePath, rules, {
          htmlLangOf,
          missingLangs: findMissingLangs(route, routes, rules.langs),
        }).map(({ hreflang, path }) => ({ hreflang, url: origin + path })),
      }));
      await writeFile(join(outDir, 'sitemap.xml'), createSitemap(entries));
      await writeFile(join(outDir, 'robots.txt'), createRobots(origin));
    },
  };
}

/** A sitemap in the form of sitemaps.org, with the languages of each page. */
function createSitemap(entries: readonly SitemapEntry[]): string {
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
function createRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
