import { expect, test } from '@rstest/core';
import { createTree } from './createTree.ts';

const page = {
  ...{ lang: 'zh', name: 'guide/start/glossary', source: '', description: '' },
  ...{ address: '/zh/guide/start/glossary', title: '术语表' },
};

test('entries have the titles and addresses of their language', () => {
  const [guide] = createTree('zh', [page]);
  expect(guide?.prefix).toBe('/zh/guide/');
  expect(guide?.link).toBe('/zh/guide/start/');
  expect(guide?.groups.flatMap(({ items }) => items)).toContainEqual({
    text: page.title,
    link: page.address,
  });
});
