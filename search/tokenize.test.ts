// Words as readers mistype them, and fragments of words. cspell:disable
import { describe, expect, test } from '@rstest/core';
import { bigramsOf, latinTerms, splitCamel, termsOf } from './tokenize.ts';

describe('terms', () => {
  test.each([
    ['打包', ['打包']],
    ['类型声明', ['类型', '型声', '声明']],
    ['包', ['包']],
  ])('%s is found by pairs of characters', (run, expected) => {
    expect(bigramsOf(run)).toEqual(expected);
  });

  test.each([
    ['bundledPackages', ['bundledpackages', 'bundled', 'packages']],
    ['dts.bundle', ['dts.bundle', 'dtsbundle', 'dts', 'bundle']],
    ['auto-external', ['auto-external', 'autoexternal', 'auto', 'external']],
    ['__dirname', ['__dirname', 'dirname']],
    ['@swc/helpers', ['swc/helpers', 'swchelpers', 'swc', 'helpers']],
    ['ES2015', ['es2015']],
    ['import()', ['import()', 'import']],
  ])('%s is found by its whole and its parts', (run, expected) => {
    expect(latinTerms(run.replace(/^@/, ''))).toEqual(expected);
  });

  test('capitals in a row are one word', () => {
    expect(splitCamel('parseJSONFile')).toEqual(['parse', 'json', 'file']);
  });

  test('Chinese and Latin side by side are kept apart', () => {
    expect(termsOf('用dts打包')).toEqual(['用', 'dts', '打包']);
  });
});
