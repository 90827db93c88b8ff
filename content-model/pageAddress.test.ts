import { describe, expect, test } from '@rstest/core';
import { nameToId, pageRoute, routeLang, routeToId } from './pageAddress.ts';

describe('pageAddress', () => {
  test.each([
    ['index', 'en', '/'],
    ['index', 'zh', '/zh/'],
    ['guide/index', 'en', '/guide/'],
    ['config/lib/format', 'zh', '/zh/config/lib/format'],
  ])('%s in %s is %s, and back', (id, lang, route) => {
    expect(pageRoute(id, lang)).toBe(route);
    expect(routeToId(route)).toBe(id);
    expect(routeLang(route)).toBe(lang);
  });

  test.each([
    ['content/zh/guide/basic/cli.mdx', 'guide/basic/cli'],
    ['/home/me/site/content/en/index.mdx', 'index'],
    ['guide/basic/cli.mdx', 'guide/basic/cli'],
    ['/zh/guide/basic/cli#flags', 'guide/basic/cli'],
    ['guide/basic/cli', 'guide/basic/cli'],
    ['/guide/basic/cli.html', 'guide/basic/cli'],
    ['/config/lib/', 'config/lib/index'],
    ['/', 'index'],
  ])('%s names the page %s', (name, id) => {
    expect(nameToId(name)).toBe(id);
  });
});
