import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { SiteLocale } from '../site/locales.ts';
import { pluginAlternates } from './alternates/index.ts';
import {
  pluginDevNavigation,
  type DevNavigationOptions,
} from './dev-navigation/index.ts';
import { pluginDevRestart } from './dev-restart/index.ts';
import { pluginHeadScript } from './head-script/index.ts';
import { pluginHeadingAnchors } from './heading-anchors/index.ts';
import { pluginHtmlPages } from './html-pages/index.ts';
import { pluginRenderTurns } from './render-turns/index.ts';
import { pluginSiteData } from './site-data/index.ts';
import { pluginStockSearch } from './stock-search/index.ts';
import { pluginStockStyles } from './stock-styles/index.ts';
import { THEME_FOLDERS } from './themeFolders.ts';
import { createClassNames } from './style-names/createClassNames.ts';
import { pluginStyleNames } from './style-names/index.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const STYLED = [
  ...THEME_FOLDERS,
  here('../browser'),
  here('../proofs/browser'),
];

export interface OverrideOptions {
  /** The folder of all pages. */
  root: string;
  locales: readonly SiteLocale[];
  /** The pages that are there now, while they are written. */
  listPages: () => string[];
  navigation: DevNavigationOptions;
}

/** Every place where we change the engine. README.md says what each relies on. */
export function engineOverrides({
  root,
  locales,
  listPages,
  navigation,
}: OverrideOptions): RspressPlugin[] {
  return [
    pluginStockStyles(),
    pluginStockSearch(),
    pluginAlternates(locales),
    pluginDevRestart(listPages),
    pluginDevNavigation(navigation),
    pluginStyleNames(STYLED),
    pluginHeadScript(),
    pluginHtmlPages({ root, nameOf: createClassNames(STYLED) }),
    pluginRenderTurns(),
    pluginSiteData('site.description'),
    pluginHeadingAnchors(),
  ];
}
