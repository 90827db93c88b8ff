// Names with versions, as readers type them. cspell:disable
import { expect, test } from '@rstest/core';
import { openIndex } from './openIndex.ts';
import { parseQuery } from './parseQuery.ts';
import { searchSections } from './searchSections.ts';
import type { PackedIndex } from './SearchRecord.ts';

const index = await openIndex('en', async (): Promise<PackedIndex> => ({
  areas: ['Guide'],
  pages: [
    ['/react', 0, 'React', [[1, '', 'React', 'Build components.']]],
    ['/base', 0, 'Base', [[1, '', 'Base', 'Where paths start.']]],
    ['/inline', 0, 'Inline', [[1, '', 'Inline', 'As base64, in ES2020.']]],
    ['/es', 0, 'ES', [[1, '', 'ES', 'Modules.']]],
    ['/link', 0, 'npm link', [[1, '', 'npm link', '报错的时候。']]],
  ],
}));
const pages = async (query: string) => {
  const { found } = await searchSections(query, index, 20);
  return found.map(({ section }) => section.path);
};

test.each([
  ['react16', ['/react']],
  ['React19', ['/react']],
  ['react 16', ['/react']],
  // A name with a number stays one.
  ['base64', ['/inline']],
  ['es2020', ['/inline']],
  ['es5', []],
])('%s finds %j', async (query, expected) => {
  const found = await pages(query);
  expect(found).toEqual(expected);
});

test('a number may stand apart', async () => {
  expect(await pages('es 2020')).toContain('/inline');
});

test.each([
  ['npm link 报错', '报错'],
  ['tsconfig 怎么办', '怎么'],
  ['please bundle it', 'please'],
  ['difference between esm and cjs', 'difference'],
  ["it doesn't bundle", 'doesn'],
])('%s is not decided by %s', (query, filler) => {
  const { atoms } = parseQuery(query);
  expect(atoms.find(({ term }) => term === filler)?.isWeak).toBe(true);
  expect(atoms.some(({ isWeak }) => !isWeak)).toBe(true);
});

test('fillers count if there is nothing else', () => {
  expect(parseQuery('报错').atoms.map(({ isWeak }) => isWeak)).toEqual([false]);
});

test('fillers count less than a word that every page has', async () => {
  const common = await openIndex('en', async (): Promise<PackedIndex> => ({
    areas: ['Guide'],
    pages: [
      ['/start', 0, 'Start', [[1, '', 'Start', 'Acme acme acme acme.']]],
      ...['a', 'b', 'c', 'd', 'e', 'f'].map(
        (name): PackedIndex['pages'][number] => [
          `/${name}`,
          0,
          name.repeat(3),
          [[1, '', name.repeat(3), 'About acme.']],
        ],
      ),
      ['/faq', 0, 'Should I', [[1, '', 'Should I', 'Not named.']]],
    ],
  }));
  const { found } = await searchSections('should i use acme', common, 20);
  expect(found[0]?.section.path).toBe('/start');
});
