import { describe, expect, test } from '@rstest/core';
import { chooseLang } from './languages.ts';

describe('chooseLang', () => {
  test.each([
    ['zh', 'declaration files', 'zh'],
    ['en', '类型声明', 'en'],
    [undefined, '类型声明', 'zh'],
    [undefined, '/zh/guide/start/', 'zh'],
    [undefined, 'zhang', 'en'],
    [undefined, 'dts', 'en'],
  ] as const)('asked %s, question %s: %s', (asked, question, lang) => {
    expect(chooseLang(asked, question)).toBe(lang);
  });
});
