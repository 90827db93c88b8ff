import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { SiteLocale } from '../site/locales.ts';
import { pluginAlternates } from './alternates/index.ts';
import { pluginDevRestart } from './dev-restart/index.ts';
import { pluginHeadScript } from './head-script/index.ts';
import { pluginHeadingAnchors } from './heading-anchors/index.ts';
import { pluginHtmlPages } from './html-pages/index.ts';
import { pluginSiteData } from './site-data/index.ts';
import { pluginStockSearch } from './stock-search/index.ts';
import { pluginStockStyles } from './stock-styles/index.ts';
import { pluginStyleNames } from './style-names/index.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface OverrideOptions {
  /** The folder of all pages. */
  root: string;
  locales: readonly SiteLocale[];
  /** The pages that are there now, while they are written. */
  listPages: () => string[];
}

/** Every place where we change the engine. README.md says what each relies on. */
export function engineOverrides({
  root,
  locales,
  listPages,
}: OverrideOptions): RspressPlugin[] {
  return [
    pluginStockStyles(),
    pluginStockSearch(),
    pluginAlternates(locales),
    pluginDevRestart(listPages),
    pluginStyleNames([here('../theme'), here('../browser')]),
    pluginHeadScript(),
    pluginHtmlPages({ root }),
    pluginSiteData('site.description'),
    pluginHeadingAnchors(),
  ];
}
