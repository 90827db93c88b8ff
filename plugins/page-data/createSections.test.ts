import { expect, test } from '@rstest/core';
import { createSections, type SidebarsByPrefix } from './createSections.ts';
import type { PageRoute, Section } from './types.ts';

function route(routePath: string, version = ''): PageRoute {
  const lang = routePath.split('/').includes('zh') ? 'zh' : 'en';
  return {
    routePath,
    lang,
    version,
    absolutePath: `/content/${lang}${routePath}.mdx`,
  };
}

const sidebars: SidebarsByPrefix = {
  '/guide/': [{ text: 'Guide' }],
  '/zh/guide/': [{ text: '指南' }],
  '/config/lib': [{ text: 'Lib' }],
};

function addresses(sections: Section[]): Record<string, string[]> {
  return Object.fromEntries(
    sections.map(({ prefix, routes }) => [
      prefix,
      routes.map(({ routePath }) => routePath),
    ]),
  );
}

test.each([
  ['/guide/start/', '/guide/'],
  ['/guide/basic/cli', '/guide/'],
  ['/zh/guide/basic/cli', '/zh/guide/'],
  ['/config/lib/dts', '/config/lib/'],
  ['/config/', '/config/'],
  ['/blog/', '/blog/'],
  ['/blog/introducing-rslib', '/blog/'],
  ['/blog/2025/deep/post', '/blog/'],
  ['/zh/blog/introducing-rslib', '/zh/blog/'],
  ['/', '/'],
  ['/about', '/'],
  ['/zh/', '/zh/'],
  ['/zh/about', '/zh/'],
  ['/guidelines/a', '/guidelines/'],
])('%s belongs to the section %s', (routePath, prefix) => {
  expect(addresses(createSections([route(routePath)], sidebars))).toEqual({
    [prefix]: [routePath],
  });
});

test('a version counts as part of the folder', () => {
  const routes = [
    route('/v1/blog/a', 'v1'),
    route('/v1/zh/blog/a', 'v1'),
    route('/v1/about', 'v1'),
  ];
  expect(addresses(createSections(routes, {}))).toEqual({
    '/v1/zh/blog/': ['/v1/zh/blog/a'],
    '/v1/blog/': ['/v1/blog/a'],
    '/v1/': ['/v1/about'],
  });
});

test('a section carries its own sidebar, with or without the last slash', () => {
  const routes = ['/guide/a', '/zh/guide/a', '/config/lib/a', '/blog/a'];
  const sections = createSections(
    routes.map(path => route(path)),
    sidebars,
  );
  expect(
    Object.fromEntries(
      sections.map(({ prefix, sidebar }) => [prefix, sidebar]),
    ),
  ).toEqual({
    '/zh/guide/': [{ text: '指南' }],
    '/config/lib/': [{ text: 'Lib' }],
    '/guide/': [{ text: 'Guide' }],
    '/blog/': [],
  });
});

test('the nearest section comes first, whatever order the routes have', () => {
  const routes = ['/', '/zh/', '/guide/a', '/blog/a', '/zh/guide/a'];
  const order = (paths: string[]) =>
    createSections(
      paths.map(path => route(path)),
      sidebars,
    ).map(({ prefix }) => prefix);
  const nearestFirst = ['/zh/guide/', '/guide/', '/blog/', '/zh/', '/'];
  expect(order(routes)).toEqual(nearestFirst);
  expect(order(routes.toReversed())).toEqual(nearestFirst);
});
