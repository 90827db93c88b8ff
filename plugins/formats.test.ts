import { describe, expect, test } from '@rstest/core';
import { withFiles } from '../rules/testing/checkFiles.ts';
import { errorFormat, searchFormat } from './formats.ts';

const files = {
  'search/stem.ts': 'a',
  'search/chinese/readPinyin.ts': 'a',
  'search/asked/en/guide.json': 'a',
  'error-decoder/search/ErrorFinder.ts': 'a',
  'plugins/search-index/createIndex.ts': 'a',
  'error-decoder/plugins/createEntries.ts': 'a',
  'content/en/index.mdx': 'a',
};

/** The formats of a project in which a file has changed. */
const formatsWith = (changed: string) =>
  withFiles({ ...files, [changed]: 'b' }, root => ({
    search: searchFormat(root),
    errors: errorFormat(root),
  }));

describe('a format', () => {
  const { search, errors } = formatsWith('package.json');

  test.each([
    'search/stem.ts',
    'search/chinese/readPinyin.ts',
    'plugins/search-index/createIndex.ts',
  ])('of search changes with %s', file => {
    const changed = formatsWith(file);
    expect(changed.search).not.toBe(search);
    expect(changed.errors).toBe(errors);
  });

  test.each([
    'error-decoder/search/ErrorFinder.ts',
    'error-decoder/plugins/createEntries.ts',
  ])('of errors changes with %s', file => {
    const changed = formatsWith(file);
    expect(changed.errors).not.toBe(errors);
    expect(changed.search).toBe(search);
  });

  test.each([
    'content/en/index.mdx',
    'search/asked/en/guide.json',
    'search/stem.test.ts',
  ])('stays the same with another %s', file => {
    expect(formatsWith(file)).toEqual({ search, errors });
  });
});
