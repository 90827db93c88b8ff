import { expect, test } from '@rstest/core';
import { askedAt, withOtherLanguage } from './readAsked.ts';

const zh = new Map([
  ['basic', { '/guide/basic/cli': ['命令行', 'watch'] }],
  ['config', { '/config/lib/dts': ['类型'] }],
]);
const en = new Map([
  ['basic', { '/guide/basic/cli': ['terminal'] }],
  ['config', { '/config/lib/dts': ['Watch', 'typings'] }],
]);

test('a place has the phrases of all files', () => {
  expect(askedAt(zh, '/guide/basic/cli')).toEqual(['命令行', 'watch']);
  expect(askedAt(zh, '/guide/basic/none')).toEqual([]);
});

test('phrases of another language are added', () => {
  const both = withOtherLanguage(zh, en);
  expect(askedAt(both, '/guide/basic/cli')).toEqual([
    '命令行',
    'watch',
    'terminal',
  ]);
});

test('of another language, only messages, names, and code are added', () => {
  const english = new Map([
    ['basic', { '/guide/basic/cli': ['run a build', 'rslib -w', '--watch'] }],
    ['faq', { '/guide/faq/errors': ['is not a function'] }],
  ]);
  const both = withOtherLanguage(new Map(), english);
  expect(askedAt(both, '/guide/basic/cli')).toEqual(['rslib -w', '--watch']);
  expect(askedAt(both, '/guide/faq/errors')).toEqual(['is not a function']);
});

test('the own language decides where a phrase leads', () => {
  const both = withOtherLanguage(zh, en);
  expect(askedAt(both, '/config/lib/dts')).toEqual(['类型', 'typings']);
});
