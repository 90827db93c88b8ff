import { expect, test } from '@rstest/core';
import { openIndex } from './openIndex.ts';
import { searchSections } from './searchSections.ts';
import type { PackedIndex } from './SearchRecord.ts';

const index = await openIndex('en', async (): Promise<PackedIndex> => ({
  areas: ['Guide'],
  pages: [
    [
      '/errors',
      0,
      'Errors',
      [
        [1, '', 'Errors', 'Find your message.'],
        [2, 'all', "Module not found: Can't resolve", 'In general.'],
      ],
      0.45,
    ],
    [
      '/monorepo',
      0,
      'Monorepo',
      [
        [1, '', 'Monorepo', 'Several packages.'],
        [2, 'core', "Module not found: can't resolve '@acme/core'", 'Here.'],
      ],
    ],
    ['/cjs', 0, 'CJS and API', [[1, '', 'CJS and API', 'Modules.']]],
  ],
}));

test.each([
  ['tsx/cjs/api', '/errors#all'],
  ['react', '/errors#all'],
  ['@acme/core', '/monorepo#core'],
])("a message about '%s' leads to %s", async (name, expected) => {
  const query = `Module not found: Can't resolve '${name}'`;
  const { found } = await searchSections(query, index, 20);
  const [best] = found;
  expect(best && `${best.section.path}#${best.section.id}`).toBe(expected);
});
