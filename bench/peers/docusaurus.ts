import { origin, title } from '../../site/site.ts';
import type { TreeSection } from '../corpus/createTree.ts';
import { json, type Peer } from './Peer.ts';

const idOf = (link: string) =>
  link.replace(/^\//, '').replace(/(^|\/)$/, '$1index');

const sidebarsOf = (tree: readonly TreeSection[], lang: string) =>
  tree
    .filter(({ groups }) => groups.length > 0)
    .map(({ groups, prefix }) => [
      `${lang}${prefix.replaceAll('/', '-')}`,
      groups.map(({ text, items }) => ({
        type: 'category',
        label: text,
        collapsed: false,
        items: items.map(({ link }) => idOf(link)),
      })),
    ]);

export const docusaurus: Peer = {
  packages: {
    '@docusaurus/core': '3.10.2',
    // The classic preset would add a hosted search client to these two.
    '@docusaurus/plugin-content-docs': '3.10.2',
    '@docusaurus/theme-classic': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  mainPackage: '@docusaurus/core',
  files({ pages, trees }) {
    const config = {
      title,
      url: origin,
      baseUrl: '/',
      trailingSlash: false,
      future: { v4: true, faster: true },
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
      themes: ['@docusaurus/theme-classic'],
      plugins: [
        [
          '@docusaurus/plugin-content-docs',
          { routeBasePath: '/', sidebarPath: './sidebars.json' },
        ],
      ],
      themeConfig: {
        navbar: {
          title,
          items: trees.en.map(({ text, link }) => ({ label: text, to: link })),
        },
      },
    };
    return {
      'docusaurus.config.mjs': `export default ${json(config)};\n`,
      'sidebars.json': json(
        Object.fromEntries([
          ...sidebarsOf(trees.en, 'en'),
          ...sidebarsOf(trees.zh, 'zh'),
        ]),
      ),
      ...Object.fromEntries(
        pages.map(({ name, text }) => [`docs/${name}.md`, text]),
      ),
    };
  },
  command: [
    '@docusaurus/core/bin/docusaurus.mjs',
    'build',
    '--config',
    'docusaurus.config.mjs',
  ],
  output: 'build',
};
