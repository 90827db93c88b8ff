import { beforeEach, describe, expect, test } from '@rstest/core';
import { liveNav } from '../layout/pageFacts.ts';
import { readHook, showRecord } from '../testing/hooks.tsx';
import { useNavItems } from './navItems.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';
import { useThemeState } from './useThemeState.ts';
import { useVersions } from './useVersions.ts';

beforeEach(() => showRecord());

test('entries of the bar are those of the site', () => {
  const nav = [{ text: 'Guide', link: '/guide/' }];
  showRecord({}, { nav });
  expect(readHook(useNavItems)).toEqual(nav);
});

test('entries that a writer just edited replace those of the site', () => {
  liveNav['en'] = [{ text: 'API', link: '/api/' }];
  showRecord({}, { nav: [{ text: 'Guide', link: '/guide/' }] });
  expect(readHook(useNavItems)).toEqual(liveNav['en']);
  delete liveNav['en'];
});

describe('other languages', () => {
  test('lead to the same page, in the same version', () => {
    showRecord({ version: 'v1', routePath: '/v1/guide' });
    expect(readHook(useOtherLanguages)).toEqual([
      {
        lang: 'zh',
        htmlLang: 'zh-Hans',
        label: '简体中文',
        href: '/v1/zh/guide',
      },
    ]);
  });

  test('lead home from a page that is missing', () => {
    showRecord({ lang: 'zh', routePath: '/zh/404', pageType: '404' });
    expect(readHook(useOtherLanguages)).toMatchObject([
      { lang: 'en', href: '/' },
    ]);
  });
});

describe('versions', () => {
  test('lead to the same page, in the same language', () => {
    showRecord({ lang: 'zh', routePath: '/zh/guide' });
    expect(readHook(useVersions)).toEqual([
      { name: 'v2', href: '/zh/guide', isCurrent: true },
      { name: 'v1', href: '/v1/zh/guide', isCurrent: false },
    ]);
  });

  test('lead home from a page that is missing', () => {
    showRecord({ version: 'v1', pageType: '404' });
    expect(readHook(useVersions)).toMatchObject([
      { href: '/' },
      { href: '/v1/', isCurrent: true },
    ]);
  });
});

test('the engine’s client gets a theme that does nothing', () => {
  const [theme, setTheme] = useThemeState();
  setTheme();
  expect(theme).toBe('light');
});
