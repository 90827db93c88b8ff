import { describe, expect, test } from '@rstest/core';
import { dictionaries } from '../i18n/index.ts';
import type { AddressRules } from '../shared/siteAddress.ts';
import {
  createNav,
  createSidebar,
  type Navigation,
} from './createNavigation.ts';

const sections: Navigation = [
  {
    text: 'nav.guide',
    link: '/guide/start/',
    prefix: '/guide/',
    groups: [
      { name: { text: 'sidebar.start' }, pages: ['/guide/start/', '/guide/a'] },
    ],
  },
  {
    text: 'nav.config',
    link: '/config/',
    prefix: '/config/',
    lead: ['/config/'],
    groups: [{ name: { index: '/config/lib/' }, pages: ['/config/lib/dts'] }],
  },
  { text: 'nav.blog', link: '/blog/', prefix: '/blog/', groups: [] },
];

const rules: AddressRules = {
  langs: ['en', 'zh'],
  defaultLang: 'en',
  versions: [],
  defaultVersion: '',
};
const english = { lang: 'en', strings: dictionaries.en, rules };
const chinese = { lang: 'zh', strings: dictionaries.zh, rules };
const versioned = {
  ...chinese,
  rules: { ...rules, versions: ['v1', 'v2'], defaultVersion: 'v2' },
};

const position = 'left';

describe('createNav', () => {
  test('the default language has its entries at the root', () => {
    expect(createNav(sections, english)).toEqual([
      {
        text: 'Guide',
        link: '/guide/start/',
        activeMatch: '^/guide/',
        position,
      },
      { text: 'Config', link: '/config/', activeMatch: '^/config/', position },
      { text: 'Blog', link: '/blog/', activeMatch: '^/blog/', position },
    ]);
  });

  test('another language has its own words and its prefix', () => {
    expect(createNav(sections, chinese)).toEqual([
      {
        text: '指南',
        link: '/zh/guide/start/',
        activeMatch: '^/zh/guide/',
        position,
      },
      {
        text: '配置',
        link: '/zh/config/',
        activeMatch: '^/zh/config/',
        position,
      },
      { text: '博客', link: '/zh/blog/', activeMatch: '^/zh/blog/', position },
    ]);
  });

  test('a site of several versions has entries for each of them', () => {
    expect(createNav(sections.slice(2), versioned)).toEqual({
      v1: [
        {
          text: '博客',
          link: '/v1/zh/blog/',
          activeMatch: '^/v1/zh/blog/',
          position,
        },
      ],
      v2: [
        {
          text: '博客',
          link: '/zh/blog/',
          activeMatch: '^/zh/blog/',
          position,
        },
      ],
    });
  });
});

describe('createSidebar', () => {
  test('a group named by a word has that word and no page of its own', () => {
    expect(createSidebar(sections, english)['/guide/']).toEqual([
      {
        text: 'Getting started',
        collapsible: true,
        items: [{ link: '/guide/start/' }, { link: '/guide/a' }],
      },
    ]);
  });

  test('a line and words set groups and pages apart', () => {
    const [guide] = sections;
    if (!guide) throw new Error('There is no section.');
    const [start] = guide.groups;
    if (!start) throw new Error('There is no group.');
    const apart = {
      ...start,
      hasDivider: true,
      headers: { '/guide/a': 'sidebar.allErrors' as const },
    };
    const section = { ...guide, groups: [apart] };
    expect(createSidebar([section], chinese)['/zh/guide/']).toEqual([
      { dividerType: 'solid' },
      {
        text: '开始',
        collapsible: true,
        items: [
          { link: '/zh/guide/start/' },
          { sectionHeaderText: '全部报错' },
          { link: '/zh/guide/a' },
        ],
      },
    ]);
  });

  test('a group named by its index page leads there, below the lead pages', () => {
    expect(createSidebar(sections, english)['/config/']).toEqual([
      { link: '/config/' },
      {
        link: '/config/lib/',
        collapsible: true,
        items: [{ link: '/config/lib/dts' }],
      },
    ]);
  });

  test('another language has the same pages below its prefix', () => {
    expect(createSidebar(sections, chinese)).toEqual({
      '/zh/guide/': [
        {
          text: '开始',
          collapsible: true,
          items: [{ link: '/zh/guide/start/' }, { link: '/zh/guide/a' }],
        },
      ],
      '/zh/config/': [
        { link: '/zh/config/' },
        {
          link: '/zh/config/lib/',
          collapsible: true,
          items: [{ link: '/zh/config/lib/dts' }],
        },
      ],
    });
  });

  test('a section without groups has no sidebar', () => {
    expect(Object.keys(createSidebar(sections, english))).toEqual([
      '/guide/',
      '/config/',
    ]);
  });

  test('a site of several versions has the sidebar of each below its prefix', () => {
    const sidebars = createSidebar(sections, versioned);
    expect(Object.keys(sidebars)).toEqual([
      '/v1/zh/guide/',
      '/v1/zh/config/',
      '/zh/guide/',
      '/zh/config/',
    ]);
    expect(sidebars['/v1/zh/config/']?.[0]).toEqual({
      link: '/v1/zh/config/',
    });
  });
});

describe('with two versions', () => {
  const versioned = {
    ...chinese,
    rules: { ...rules, versions: ['v1', 'v2'], defaultVersion: 'v2' },
  };

  test('each version has a nav of its own', () => {
    const nav = createNav(sections, versioned) as Record<
      string,
      { link: string }[]
    >;
    expect(nav.v1?.[0]?.link).toBe('/v1/zh/guide/start/');
    expect(nav.v2?.[0]?.link).toBe('/zh/guide/start/');
  });

  test('each version has sidebars below its own prefix', () => {
    expect(Object.keys(createSidebar(sections, versioned))).toEqual([
      '/v1/zh/guide/',
      '/v1/zh/config/',
      '/zh/guide/',
      '/zh/config/',
    ]);
  });
});
