import { expect, test } from '@rstest/core';
import { dictionaries } from '../../i18n/index.ts';
import { createCopy, type CopyPage } from './createCopy.ts';

const copy = (body: string, frontmatter = {}, page: Partial<CopyPage> = {}) =>
  createCopy(
    body,
    { title: 'Title', htmlLang: 'en', frontmatter, ...page },
    { strings: dictionaries.en, origin: 'https://example.com' },
  );

test('starts with the title, once', () => {
  expect(copy('Text.')).toBe('# Title\n\nText.\n');
  expect(copy('# Title\n\nText.')).toBe('# Title\n\nText.\n');
});

test('a post has its date and author, also in the list of posts', () => {
  const date = '2025-05-14';
  expect(copy('Text.', { date })).toBe(
    '# Title\n\nMay 14, 2025 · The Rslib team\n\nText.\n',
  );
  const post = { title: 'Post', link: '/blog/post', date, description: 'Why.' };
  expect(copy('', {}, { posts: [post] })).toBe(
    '# Title\n\n## [Post](https://example.com/blog/post.md)\n\nMay 14, 2025 · The Rslib team\n\nWhy.\n',
  );
});
