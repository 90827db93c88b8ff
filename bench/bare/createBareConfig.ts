import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { dictionaries } from '../../i18n/index.ts';
import { defaultLang, locales } from '../../site/locales.ts';
import { title } from '../../site/site.ts';
import type { TreeSection } from '../corpus/createTree.ts';

/** The stock engine: default theme, no plugins, the same navigation. */
export function createBareConfig(
  folder: string,
  treeOf: (lang: (typeof locales)[number]['lang']) => TreeSection[],
): UserConfig {
  return {
    root: path.join(folder, 'content'),
    outDir: path.join(folder, 'dist'),
    lang: defaultLang,
    title,
    icon: '/favicon.svg',
    route: { cleanUrls: true },
    themeConfig: {
      locales: locales.map(({ lang, label }) => ({
        lang,
        label,
        description: dictionaries[lang]['site.description'],
        nav: treeOf(lang).map(({ text, link, prefix }) => ({
          ...{ text, link, activeMatch: `^${prefix}` },
        })),
        sidebar: Object.fromEntries(
          treeOf(lang)
            .filter(({ groups }) => groups.length > 0)
            .map(({ prefix, groups }) => [
              prefix,
              groups.map(({ text, items }) => ({
                ...{ text, items, collapsible: true },
              })),
            ]),
        ),
      })),
    },
  };
}
