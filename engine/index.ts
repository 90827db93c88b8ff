import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { SiteLocale } from '../site/locales.ts';
import { pluginAlternates } from './alternates/index.ts';
import { pluginHeadingAnchors } from './heading-anchors/index.ts';
import { pluginHtmlPages } from './html-pages/index.ts';
import { pluginPageFiles } from './page-files/index.ts';
import { pluginRenderTurns } from './render-turns/index.ts';
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
}

/** Every place where we change the engine. README.md says what each relies on. */
export function engineOverrides({
  root,
  locales,
}: OverrideOptions): RspressPlugin[] {
  return [
    pluginStockStyles(),
    pluginAlternates(locales),
    pluginStyleNames(STYLED),
    pluginHtmlPages({ root, nameOf: createClassNames(STYLED) }),
    pluginRenderTurns(),
    pluginPageFiles(),
    pluginHeadingAnchors(),
  ];
}
