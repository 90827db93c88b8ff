import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { listAlternates } from '../../shared/alternates.ts';
import type { AddressRules } from '../../shared/siteAddress.ts';
import type { ChangeDateOf } from '../ChangeTimes.ts';
import { findMissingLangs, isListed } from '../routes.ts';
import { createRobots, createSitemap } from './createSitemap.ts';

export interface SitemapOptions {
  origin: string;
  rules: AddressRules;
  htmlLangOf: (lang: string) => string;
  changeDateOf: ChangeDateOf;
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
