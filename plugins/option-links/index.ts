import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { OptionLinks } from '../../content-model/options/OptionLinks.ts';
import type { Dictionary } from '../../i18n/index.ts';
import { joinAddress, type AddressRules } from '../../shared/siteAddress.ts';
import { langs, type Lang } from '../../site/locales.ts';
import { serveJson } from '../serveJson.ts';
import { createCards } from './createCards.ts';
import { linkKeys, type TreeNode } from './linkKeys.ts';

export interface OptionLinksOptions {
  /** The folder of all pages; the language is a folder in it. */
  root: string;
  links: OptionLinks;
  rules: AddressRules;
  strings: (lang: string) => Dictionary;
}

/**
 * Makes the options in configs links to their sections in the page's language, and
 * writes what readers see who point at them.
 */
export function pluginOptionLinks({
  root,
  links,
  rules,
  strings,
}: OptionLinksOptions): RspressPlugin {
  const link = () => (tree: TreeNode, file: { path: string }) => {
    const [folder = ''] = path.relative(root, file.path).split(path.sep);
    const lang = langs.find(one => one === folder);
    if (!lang) return;
    linkKeys(tree, (code, title) => links.find(code, title, lang));
  };
  const folderOf = (lang: Lang) =>
    joinAddress(
      { version: rules.defaultVersion, lang, page: '/config' },
      rules,
    );
  const cardsOf = (lang: Lang) =>
    createCards(links.options(lang).values(), strings(lang));
  return {
    name: 'option-links',
    markdown: { rehypePlugins: [link] },
    async afterBuild({ outDir = '' }, isProd) {
      // During development, they're served on request.
      if (!isProd) return;
      for (const lang of langs) {
        const folder = path.join(outDir, folderOf(lang));
        await mkdir(folder, { recursive: true });
        await writeFile(
          path.join(folder, 'options.json'),
          JSON.stringify(cardsOf(lang)),
        );
      }
    },
    builderConfig: {
      plugins: langs.map(lang =>
        serveJson(folderOf(lang), () => cardsOf(lang)),
      ),
    },
  };
}
