import { describe, expect, test } from '@rstest/core';
import { fileAddress } from './fileAddress.ts';
import type { SearchManifest } from './SearchManifest.ts';

const manifest: SearchManifest = {
  en: {
    headings: '0000abcd',
    terms: '1111111122222222',
    texts: '333333334444444455555555',
  },
  'v1-zh': { headings: '1234abcd' },
};

describe('fileAddress', () => {
  test.each([
    ['en', '/static/search/0000abcd/en.json'],
    ['v1-zh', '/static/search/1234abcd/v1-zh.json'],
    ['en/terms-0', '/static/search/11111111/en/terms-0.json'],
    ['en/terms-7', '/static/search/22222222/en/terms-7.json'],
    ['en/texts-4', '/static/search/44444444/en/texts-4.json'],
  ])('%s is at %s', (file, address) => {
    expect(fileAddress(manifest, file)).toBe(address);
  });

  test.each([
    ['an index that is not there', {}, 'fr'],
    ['parts that are not there', { en: { headings: 'a' } }, 'en/terms-0'],
    ['no parts', { en: { headings: 'a', texts: '' } }, 'en/texts-1'],
    ['a hash that is cut off', { en: { terms: '11111111222' } }, 'en/terms-1'],
    ['a path', { en: { headings: '../guide' } }, 'en'],
    ['an address', { en: { headings: '//evil.e' } }, 'en'],
    ['a number', { en: 7 }, 'en'],
    ['null', { en: null }, 'en'],
    ['a list', [], 'en'],
    ['keys of every object', {}, 'constructor'],
  ])('%s is an error', (_, data, file) => {
    expect(() => fileAddress(data as never, file)).toThrow(file);
  });
});
