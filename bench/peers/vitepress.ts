import { dictionaries } from '../../i18n/index.ts';
import { title } from '../../site/site.ts';
import type { TreeSection } from '../corpus/createTree.ts';
import { json, type Peer } from './Peer.ts';

const themeOf = (tree: readonly TreeSection[]) => ({
  nav: tree.map(({ text, link }) => ({ text, link })),
  sidebar: Object.fromEntries(
    tree
      .filter(({ groups }) => groups.length > 0)
      .map(({ prefix, groups }) => [prefix, groups]),
  ),
});

export const vitepress: Peer = {
  packages: { vitepress: '1.6.4' },
  mainPackage: 'vitepress',
  files({ pages, trees }) {
    const config = {
      title,
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: { search: { provider: 'local' } },
      locales: {
        root: { lang: 'en', label: 'English', themeConfig: themeOf(trees.en) },
        zh: { lang: 'zh', label: '简体中文', themeConfig: themeOf(trees.zh) },
      },
      description: dictionaries.en['site.description'],
    };
    return {
      'docs/.vitepress/config.mjs': `export default ${json(config)};\n`,
      ...Object.fromEntries(
        pages.map(({ name, text, title: heading }) => [
          `docs/${name}.md`,
          // It doesn't render the front matter title as a heading.
          text.replace(/\n---\n/, `\n---\n\n# ${heading}\n`),
        ]),
      ),
    };
  },
  command: ['vitepress/bin/vitepress.js', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
};
