import { beforeEach, expect, test } from '@rstest/core';
import { readHook, showRecord, site } from './testing/hooks.tsx';
import { useAddressRules } from './useAddressRules.ts';
import { usePageRecord } from './usePageRecord.ts';
import { useSiteAddress } from './useSiteAddress.ts';
import { useSiteTitle } from './useSiteTitle.ts';
import { useText } from './useText.ts';
import { useSiteThemeConfig, useThemeConfig } from './useThemeConfig.ts';

beforeEach(() => showRecord());

test('addresses follow the languages and versions of the site', () => {
  expect(readHook(useAddressRules)).toEqual({
    langs: ['en', 'zh'],
    defaultLang: 'en',
    versions: ['v2', 'v1'],
    defaultVersion: 'v2',
  });
});

test.each([
  [{}, 'v2', '/guide', '/', '/zh/'],
  [{ lang: 'zh', routePath: '/zh/guide' }, 'v2', '/guide', '/zh/', '/zh/'],
  [
    { version: 'v1', routePath: '/v1/guide' },
    'v1',
    '/guide',
    '/v1/',
    '/v1/zh/',
  ],
  [{ version: 'v1', pageType: '404' }, 'v1', '/', '/v1/', '/v1/zh/'],
])('paths stay in the language and version of %o', (record, ...expected) => {
  showRecord(record);
  const { version, page, pathOf } = readHook(useSiteAddress);
  const paths = [pathOf('/'), pathOf('/', { lang: 'zh' })];
  expect([version, page, ...paths]).toEqual(expected);
});

test('the record is that of the page on screen', () => {
  showRecord({ title: 'Quick start' });
  expect(readHook(usePageRecord).title).toBe('Quick start');
});

test('a locale may write the name of the site in its own way', () => {
  expect(readHook(useSiteTitle)).toBe('Rslib');
  showRecord({ lang: 'zh' });
  expect(readHook(useSiteTitle)).toBe('Rslib 文档');
});

test('strings are in the language of the page', () => {
  showRecord({ lang: 'zh' });
  const text = readHook(useText);
  expect(text('search.count', { count: '3' })).toBe('zh:search.count 3');
});

test('what a locale configures goes first; the site has the rest', () => {
  showRecord({ lang: 'zh' });
  const { search, report, editLink } = readHook(useThemeConfig);
  expect(search).toBe(false);
  expect(report).toEqual(site.themeConfig.report);
  expect(editLink).toEqual({ ...site.themeConfig.editLink, text: '编辑' });
  expect(readHook(useSiteThemeConfig).search).toEqual({
    manifest: '/search.json',
  });
});
