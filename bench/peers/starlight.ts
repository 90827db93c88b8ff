import { origin, title } from '../../site/site.ts';
import { json, type Peer } from './Peer.ts';

export const starlight: Peer = {
  packages: {
    astro: '7.3.5',
    '@astrojs/starlight': '0.42.4',
    '@astrojs/markdown-remark': '^7.3.0',
  },
  mainPackage: '@astrojs/starlight',
  files({ pages, trees }) {
    const options = {
      title,
      locales: {
        root: { label: 'English', lang: 'en' },
        zh: { label: '简体中文', lang: 'zh-CN' },
      },
      // It has one sidebar for the whole site.
      sidebar: trees.en
        .flatMap(({ groups }) => groups)
        .map(({ text, items }) => ({
          label: text,
          items: items.map(item => ({ label: item.text, link: item.link })),
        })),
    };
    return {
      'astro.config.mjs': [
        "import starlight from '@astrojs/starlight';",
        "import { defineConfig, passthroughImageService } from 'astro/config';",
        'export default defineConfig({',
        `  site: ${JSON.stringify(origin)},`,
        '  image: { service: passthroughImageService() },',
        `  integrations: [starlight(${json(options)})],`,
        '});\n',
      ].join('\n'),
      'src/content.config.ts': [
        "import { docsLoader } from '@astrojs/starlight/loaders';",
        "import { docsSchema } from '@astrojs/starlight/schema';",
        "import { defineCollection } from 'astro:content';",
        'export const collections = {',
        '  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),',
        '};\n',
      ].join('\n'),
      ...Object.fromEntries(
        pages.map(({ name, text }) => [`src/content/docs/${name}.md`, text]),
      ),
    };
  },
  command: ['astro/bin/astro.mjs', 'build'],
  output: 'dist',
};
