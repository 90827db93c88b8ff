import { describe, expect, test } from '@rstest/core';
import { normalizePath } from './normalizePath.ts';

describe('normalizePath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/guide/', '/guide/'],
    ['/guide', '/guide/'],
    ['/guide.html', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/index.html', '/'],
    ['/Guide/CLI', '/guide/cli/'],
    ['/GUIDE/INDEX.HTML', '/guide/'],
    ['/guide?x=/a.html', '/guide/'],
    ['/guide.html#part?', '/guide/'],
    ['/guide/#a?b', '/guide/'],
    ['/%E6%8C%87%E5%8D%97', '/指南/'],
    ['/a%20b', '/a b/'],
  ])('%s is spelled %s', (pathname, path) => {
    expect(normalizePath(pathname)).toBe(path);
  });

  test.each([
    ['/guide/my-index', '/guide/my-index/'],
    ['/guide/index-files', '/guide/index-files/'],
    ['/guide/html', '/guide/html/'],
    ['/guide/a.html.txt', '/guide/a.html.txt/'],
  ])('%s only looks like an index or a file', (pathname, path) => {
    expect(normalizePath(pathname)).toBe(path);
  });

  test.each([
    ['/100%', '/100%/'],
    ['/%E6%8C', '/%e6%8c/'],
    ['/%zz/index.html', '/%zz/'],
  ])('%s cannot be decoded and is no error', (pathname, path) => {
    expect(normalizePath(pathname)).toBe(path);
  });
});
