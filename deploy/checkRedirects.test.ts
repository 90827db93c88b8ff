import { describe, expect, test } from '@rstest/core';
import {
  checkRedirects,
  checkRedirectTargets,
  type Redirect,
} from './checkRedirects.ts';

const move = (from: string, to: string): Redirect => ({
  from,
  to,
  status: 301,
});

describe('checkRedirects', () => {
  test.each([
    ['a page', [move('/old', '/new')]],
    ['an index page', [move('/old', '/new/')]],
    ['an anchor', [move('/old', '/new#part')]],
    ['an anchor of an index page', [move('/new/old', '/new/#part')]],
    ['the start page', [move('/home', '/')]],
    ['another host', [move('/away', 'https://example.com/a.html')]],
    ['two to one', [move('/a', '/c'), move('/b', '/c')]],
    ['none', []],
  ])('accepts %s', (_case, redirects) => {
    expect(() => checkRedirects(redirects)).not.toThrow();
  });

  test.each([
    ['no slash', [move('old', '/new')], 'not a plain path'],
    ['a pattern', [move('/old/*', '/new')], 'not a plain path'],
    ['a variable', [move('/old', '/$host')], 'not a plain path or https'],
    [
      'http',
      [move('/old', 'http://example.com/')],
      'not a plain path or https',
    ],
    ['a protocol-relative target', [move('/old', '//evil.example')], 'no //'],
    ['a second spelling', [move('/old', '/new.html')], 'clean URLs'],
    ['a second spelling to leave', [move('/old/index', '/new')], 'clean'],
    ['the start page', [move('/', '/new')], 'not a plain path'],
    ['a chain', [move('/a', '/b'), move('/b', '/c')], 'redirected again'],
    ['a circle', [move('/a', '/a')], 'redirected again'],
    ['a chain by anchor', [move('/a', '/b#x'), move('/b', '/c')], 'again'],
    ['a repetition', [move('/a', '/b'), move('/a', '/c')], 'twice'],
  ])('refuses %s', (_case, redirects, reason) => {
    expect(() => checkRedirects(redirects)).toThrow(reason);
    expect(() => checkRedirects(redirects)).toThrow('deploy/policy.ts');
  });
});

describe('checkRedirectTargets', () => {
  const pages = new Set(['/', '/new', '/guide/']);

  test.each([
    '/',
    '/new',
    '/new#part',
    '/guide/',
    '/guide/#part',
    'https://example.com/',
  ])('accepts the target %s', target => {
    expect(() =>
      checkRedirectTargets([move('/old', target)], pages),
    ).not.toThrow();
  });

  test.each([
    ['/old', '/gone', 'has no page /gone'],
    ['/old', '/guide', 'has no page /guide'],
    ['/new', '/guide/', '/new is a page'],
  ])('refuses %s → %s', (from, to, reason) => {
    expect(() => checkRedirectTargets([move(from, to)], pages)).toThrow(reason);
  });
});
