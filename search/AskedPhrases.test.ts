// Words as readers type them. cspell:disable
import { describe, expect, test } from '@rstest/core';
import { openIndex } from './openIndex.ts';
import { searchSections } from './searchSections.ts';
import type { PackedIndex } from './SearchRecord.ts';

const index = await openIndex('en', async (): Promise<PackedIndex> => ({
  areas: ['Guide'],
  pages: [
    [
      '/css',
      0,
      'Styles',
      [
        [1, '', 'Styles', 'Style sheets of a library.'],
        [2, 'sass', 'Use Sass', 'Install the plugin.'],
        [2, 'missing', 'The sheet is not loaded', 'Import it in the app.'],
      ],
    ],
    [
      '/deps',
      0,
      'Dependencies',
      [
        [1, '', 'Dependencies', 'Which packages a library installs.'],
        [2, 'slow', 'The build is slow', 'Exclude some.'],
        [2, 'exclude', 'output.externals', 'A package stays an import.'],
      ],
    ],
    [
      '/old',
      0,
      'Old',
      [
        [1, '', 'Old', 'Not used any more.'],
        [2, 'tables', 'Tables', 'Packages after an install.'],
        [2, 'speed', 'Speed', 'Faster.'],
      ],
      0.3,
    ],
  ],
  asked: [
    [2, 'styles gone after npm install', '打包后样式没了'],
    [5, 'noExternal', 'keep packages out of the bundle'],
    [7, 'which table'],
    [8, 'old build too slow'],
  ],
}));
const first = async (query: string) => {
  const { found } = await searchSections(query, index, 20);
  const [best] = found;
  return best && `${best.section.path}#${best.section.id}`;
};

describe('what readers ask', () => {
  test.each([
    ['styles gone after npm install', '/css#missing'],
    ['my styles are gone after the npm install', '/css#missing'],
    ['after install gone style', '/css#missing'],
    ['打包后样式没了', '/css#missing'],
    ['样式打包后怎么没了', '/css#missing'],
    ['noExternal', '/deps#exclude'],
    ['noexternal', '/deps#exclude'],
    ['no external', '/deps#exclude'],
    ['noExternl', '/deps#exclude'],
    ['keep package out of bundle', '/deps#exclude'],
  ])('%s leads to %s', async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  test.each([
    ['styles', '/css#'],
    ['output.externals', '/deps#exclude'],
    ['dependencies', '/deps#'],
  ])('%s is still the name of %s', async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  test('leads to a page that otherwise counts less', async () => {
    expect(await first('which table')).toBe('/old#tables');
  });

  test('with a word of the page title, needs that word', async () => {
    expect(await first('old build too slow')).toBe('/old#speed');
    expect(await first('build too slow')).toBe('/deps#slow');
  });

  test('is not shown', async () => {
    const { found } = await searchSections('gone', index, 20);
    expect(found.map(({ section }) => section.id)).toEqual(['missing']);
    const [best] = found;
    expect(best?.isInHeading).toBe(false);
    expect(best && (await index.read(best.section))).toEqual([
      'Import it in the app.',
    ]);
  });
});
