import { expect, test } from '@rstest/core';
import { readMdx } from '../../content-model/readMdx.ts';
import { dictionaries } from '../../i18n/index.ts';
import { createCopy, type CopyPage } from './createCopy.ts';
import { toMarkdown } from './toMarkdown.ts';

const context = {
  strings: dictionaries.en,
  origin: 'https://example.com',
  exampleSource: 'https://host.example/examples',
  figures: { examples: '587' },
  explorerFiles: { one: 'https://example.com/one-1a2b.json' },
  lang: 'en' as const,
  diagrams: {},
};
const copy = (source: string, page: Partial<CopyPage>) =>
  createCopy(
    toMarkdown(readMdx('page.mdx', source), context),
    { title: 'Title', htmlLang: 'en', frontmatter: {}, ...page },
    context,
  );

test('starts with the title, once', () => {
  expect(copy('Text.', {})).toBe('# Title\n\nText.\n');
  expect(copy('# Title\n\nText.', {})).toBe('# Title\n\nText.\n');
});

test('a post has its date', () => {
  expect(copy('Text.', { frontmatter: { date: '2025-05-14' } })).toBe(
    '# Title\n\nMay 14, 2025\n\nText.\n',
  );
});

test('the home page has promise, actions and the family of tools', () => {
  const hero = {
    promise: 'Promise.',
    text: 'Text.',
    actions: [
      { text: 'Start', link: '/start' },
      { text: 'Code', link: 'https://code.example' },
    ],
  };
  const tools = [
    {
      name: 'A',
      desc: '甲',
      descEn: 'a tool',
      logo: '',
      url: 'https://a.rs',
    },
  ];
  expect(copy('Body.', { frontmatter: { hero }, tools })).toBe(
    [
      '# Title',
      'Promise.',
      'Text.',
      '- [Start](https://example.com/start.md)\n- [Code](https://code.example)',
      'Body.',
      '**Family**',
      '## Rstack: one core, a family of tools.',
      dictionaries.en['toolchain.tagline'],
      '- **A**: a tool, [a.rs](https://a.rs)\n',
    ].join('\n\n'),
  );
});

test('an overview lists its pages, what they are about, and their headings', () => {
  const overview = [
    {
      name: 'Lib',
      items: [
        { text: 'Lib', link: '/lib/', headers: [] },
        {
          text: 'dts',
          link: '/lib/dts',
          description: 'Writes declarations.',
          type: '`boolean`',
          default: '`false`',
          headers: [{ id: 'a', text: '`a`', depth: 2 }],
        },
      ],
    },
  ];
  expect(copy('', { overview })).toBe(
    [
      '# Title\n\n## Lib\n',
      '- [Overview](https://example.com/lib/index.md)',
      '- [dts](https://example.com/lib/dts.md): Writes declarations.',
      '  - Type: `boolean`',
      '  - Default: `false`',
      '  - [`a`](https://example.com/lib/dts.md#a)\n',
    ].join('\n'),
  );
});

test('a blog lists its posts', () => {
  const posts = [
    {
      title: 'One',
      link: '/blog/one',
      date: '2025-05-14',
      description: 'D.',
    },
  ];
  expect(copy('', { posts })).toBe(
    '# Title\n\n## [One](https://example.com/blog/one.md)\n\nMay 14, 2025\n\nD.\n',
  );
});
