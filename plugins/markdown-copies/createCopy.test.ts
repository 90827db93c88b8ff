import { expect, test } from '@rstest/core';
import { dictionaries } from '../../i18n/index.ts';
import { createCopy } from './createCopy.ts';

const copy = (body: string, frontmatter = {}) =>
  createCopy(
    body,
    { title: 'Title', htmlLang: 'en', frontmatter },
    { strings: dictionaries.en, origin: 'https://example.com' },
  );

test('starts with the title, once', () => {
  expect(copy('Text.')).toBe('# Title\n\nText.\n');
  expect(copy('# Title\n\nText.')).toBe('# Title\n\nText.\n');
});

test('a post has its date', () => {
  expect(copy('Text.', { date: '2025-05-14' })).toBe(
    '# Title\n\nMay 14, 2025\n\nText.\n',
  );
});
