import { describe, expect, test } from '@rstest/core';
import { readReports } from './readReports.ts';

const ORIGIN = 'https://docs.example';
const read = (value: unknown) => readReports(JSON.stringify(value), ORIGIN);

const violation = {
  documentURL: `${ORIGIN}/guide/x?q=my-secret#my-hash`,
  referrer: 'https://intranet.example/my-secret',
  blockedURL: 'https://evil.example/a.js?my-secret',
  effectiveDirective: 'script-src-elem',
  originalPolicy: "default-src 'none'",
  sourceFile: `${ORIGIN}/static/js/a.js?my-secret`,
  sample: 'my-secret',
  disposition: 'enforce',
  statusCode: 200,
  lineNumber: 3,
  columnNumber: 4,
};
const sent = (body: unknown) => ({
  age: 5,
  type: 'csp-violation',
  url: `${ORIGIN}/guide/x?q=my-secret`,
  user_agent: 'Browser of my-secret',
  body,
});
const error = {
  type: 'script-error',
  path: '/guide/x',
  message: 'x is not a function',
  file: '/static/js/a.js',
  line: 3,
  column: 4,
};

describe('what is kept', () => {
  test('of a violation, what and where', () => {
    const reports = read([sent(violation)]);
    expect(reports).toEqual([
      {
        type: 'csp-violation',
        path: '/guide/x',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        file: '/static/js/a.js',
        line: 3,
        column: 4,
      },
    ]);
    expect(JSON.stringify(reports)).not.toContain('my-');
  });

  test.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    [`${ORIGIN}/static/js/b.js?x`, '/static/js/b.js'],
    ['data:text/javascript,my-secret', 'data:'],
    ['my secret', ''],
    [7, ''],
  ])('of the blocked %j, %j', (blockedURL, blocked) => {
    expect(read([sent({ ...violation, blockedURL })])).toMatchObject([
      { blocked },
    ]);
  });

  test('of an error, what and where', () => {
    expect(read(error)).toEqual([error]);
    expect(read({ ...error, name: 'my-secret' })).toEqual([error]);
  });

  test.each([
    ['no https://a.example/?q=my-secret#x here', 'no https://a.example/ here'],
    ['of me@mail.example now', 'of … now'],
    [`key ${'a1'.repeat(20)} is wrong`, 'key … is wrong'],
    ['two\r\nlines\u0000 \u202e and more', 'two lines and more'],
    [`${'long '.repeat(99)}`, 'long '.repeat(40)],
  ])('of the message %j, %j', (message, kept) => {
    expect(read({ ...error, message })).toMatchObject([{ message: kept }]);
  });
});

describe('what is left out', () => {
  test.each([
    ['another site', { documentURL: 'https://other.example/' }],
    ['no site', { documentURL: undefined }],
    ['an extension', { sourceFile: 'chrome-extension://abc/x.js' }],
    ['an extension, cut short', { blockedURL: 'moz-extension' }],
    ['no directive', { effectiveDirective: { toString: 'script-src' } }],
    ['a strange directive', { effectiveDirective: '<script>' }],
  ])('a violation of %s', (_name, fields) => {
    expect(read([sent({ ...violation, ...fields })])).toEqual([]);
  });

  test.each([
    ['a path with a query', { path: '/a?b' }, { path: '' }],
    ['a long path', { path: `/${'a'.repeat(300)}` }, { path: '' }],
    ['a strange position', { line: -1, column: 1e300 }, { line: 0 }],
    ['a position as text', { line: '3' }, { line: 0 }],
  ])('%s', (_name, fields, kept) => {
    expect(read({ ...error, ...fields })).toMatchObject([kept]);
  });

  test.each([
    ['no message', { message: '' }],
    ['a message that is no text', { message: ['a'] }],
    ['no script of ours', { file: 'https://a.example/x.js' }],
    ['an unknown type', { type: 'deprecation' }],
  ])('an error with %s', (_name, fields) => {
    expect(read({ ...error, ...fields })).toEqual([]);
  });

  test.each([[null], [7], ['text'], [[]], [[null, 7, [[]]]], [{}]])(
    'the value %j',
    value => {
      expect(read(value)).toEqual([]);
    },
  );

  test('all but the first ten of many', () => {
    expect(read(Array.from({ length: 99 }, () => error))).toHaveLength(10);
  });

  test('a prototype', () => {
    const body = `{"__proto__":${JSON.stringify(error)}}`;
    expect(readReports(body, ORIGIN)).toEqual([]);
  });

  test('deep nesting, without a fault', () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect(readReports(deep, ORIGIN)).toEqual([]);
  });
});
