import { describe, expect, test } from '@rstest/core';
import type { ToolEntry } from '../../site/toolchain.ts';
import { TRANSPARENT_PIXEL } from '../../shared/constants.ts';
import { cardsFor, groupsFor } from './toolText.ts';

const tool: ToolEntry = {
  name: 'Rspack',
  desc: '打包工具',
  descEn: 'Bundler',
  logo: '/tools/rspack.svg',
  logoScale: 1.5,
  url: 'https://rspack.rs/zh/',
  urlEn: 'https://rspack.rs',
};

const index: ToolEntry = {
  name: 'Awesome Rstack',
  desc: '生态索引',
  descEn: 'Ecosystem index',
  logo: '',
  url: 'https://github.com/web-infra-dev/awesome-rstack',
};

const group = { title: '工具链', titleEn: 'Tools', links: [tool, index] };

describe('groupsFor', () => {
  test.each(['/zh/', '/zh', '/zh/guide/', '/v1/zh/guide/'])(
    'on %s the popover is Chinese',
    path => {
      expect(groupsFor([group], path)).toMatchObject([
        {
          title: '工具链',
          tools: [
            { desc: '打包工具', url: 'https://rspack.rs/zh/' },
            { desc: '生态索引', url: index.url },
          ],
        },
      ]);
    },
  );

  test.each(['/', '/guide/', '/zh-tools/', '/guide/zh-cn'])(
    'on %s the popover is English, with English addresses where there are any',
    path => {
      expect(groupsFor([group], path)).toMatchObject([
        {
          title: 'Tools',
          tools: [
            { desc: 'Bundler', url: 'https://rspack.rs' },
            { desc: 'Ecosystem index', url: index.url },
          ],
        },
      ]);
    },
  );

  test.each([
    ['a mark of its own', tool, '/tools/rspack.svg', 1.5],
    ['no mark', index, TRANSPARENT_PIXEL, 1],
  ])('a tool with %s shows the right one', (_case, entry, logo, logoScale) => {
    const [shown] = groupsFor([{ ...group, links: [entry] }], '/');
    expect(shown?.tools).toMatchObject([{ logo, logoScale }]);
  });
});

describe('cardsFor', () => {
  test.each([
    ['/', 'Bundler', 'https://rspack.rs', 'rspack.rs'],
    ['/zh/', '打包工具', 'https://rspack.rs/zh/', 'rspack.rs'],
  ])('on %s a card says "%s"', (path, desc, url, urlText) => {
    expect(cardsFor([tool], path)).toEqual([
      { name: 'Rspack', desc, url, urlText, logo: '/tools/rspack.svg' },
    ]);
  });

  test('cards keep the order of the tools', () => {
    expect(cardsFor([index, tool], '/').map(({ name }) => name)).toEqual([
      'Awesome Rstack',
      'Rspack',
    ]);
  });
});
