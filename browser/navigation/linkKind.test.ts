import { describe, expect, test } from '@rstest/core';
import { cleanHref, linkKind } from './linkKind.ts';

describe('linkKind', () => {
  test.each([
    ['https://rsbuild.rs', 'external'],
    ['http://localhost:3000/', 'external'],
    ['HTTPS://RSBUILD.RS', 'external'],
    ['mailto:someone@example.com', 'external'],
    ['tel:+491234', 'external'],
    ['#part', 'hash'],
    ['#', 'hash'],
    ['/guide/start/', 'internal'],
    ['/guide/#part', 'internal'],
    ['./cli', 'internal'],
    ['/https://x', 'internal'],
    ['http-headers', 'internal'],
    ['/go?to=https://x', 'internal'],
    ['', 'internal'],
  ])('%s is %s', (href, kind) => {
    expect(linkKind(href)).toBe(kind);
  });
});

describe('cleanHref', () => {
  test.each([
    ['/guide/start/', '/guide/start/'],
    ['/guide/start', '/guide/start'],
    ['/guide/start.html', '/guide/start'],
    ['/guide/index.html', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/index.html', '/'],
    ['/guide/start.html?a=b.html#c.html', '/guide/start?a=b.html#c.html'],
    ['/guide/index#index', '/guide/#index'],
    ['/guide/?x=/index.html', '/guide/?x=/index.html'],
    ['/guide/my-index', '/guide/my-index'],
    ['/guide/index-files', '/guide/index-files'],
    ['/guide/html', '/guide/html'],
    ['', ''],
  ])('the one address of %s is %s', (href, address) => {
    expect(cleanHref(href)).toBe(address);
  });
});
