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
