// Words that readers use and typos of them. cspell:ignore tailwindcss declaratoin declar detarlation
import { describe, expect, test } from '@rstest/core';
import { openIndex } from './openIndex.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { findUnknownWord } from './unknownWord.ts';

const indexOf = (text: string) =>
  openIndex('guide', async () => ({
    areas: ['Guide'],
    pages: [['/guide', 0, 'Guide', [[1, '', 'Guide', text]]]],
  }));
const english = await indexOf(
  'Generate declaration files with a config. Set output.target, bundle, sourceMap, dts. TS2307.',
);
const chinese = await indexOf('使用声明文件，配置打包工具。');

const find = (query: string, ...indexes: SearchIndex[]) =>
  findUnknownWord(query, indexes.length > 0 ? indexes : [english]);

describe('findUnknownWord', () => {
  test.each([
    ['tailwind config', 'tailwind'],
    ['how to use Tailwind with a config', 'Tailwind'],
    ['tailwind.config.js', 'tailwind'],
    ['tailwindConfig', 'tailwindConfig'],
    ['bundle postgres kubernetes', 'kubernetes'],
    ['TS2308', 'TS2308'],
    ['error TS2308: Duplicate export of a config in another module', 'TS2308'],
    ['ERR_FOO while I generate files', 'ERR_FOO'],
  ])('%s: no page has %s', async (query, word) => {
    expect(await find(query)).toBe(word);
  });

  test.each([
    ['its forms', 'generating declarations'],
    ['a start that is still typed', 'declar'],
    ['one typo', 'declaratoin files'],
    ['a synonym', 'typings config'],
    ['two words for one', 'source map'],
    ['function words', 'what is a config for'],
    ['a version', 'config v19.3'],
    ['a name in full', 'output.target'],
    ['nothing', ''],
    ['a code', 'TS2307'],
    ['a code that is still typed', 'TS23'],
    ['a name in a message', "Cannot generate 'kubernetes'"],
    [
      'a pasted message',
      'error bundle failed because kubernetes could not mount volume named postgres today',
    ],
  ])('%s is known', async (_, query) => {
    expect(await find(query)).toBeUndefined();
  });

  test('two typos are another word', async () => {
    expect(await find('config detarlation')).toBe('detarlation');
  });

  test('Chinese is read by words', async () => {
    expect(await find('微信怎么配置', chinese)).toBe('微信');
    expect(await find('打包微信小工具', chinese)).toBe('微信小');
    expect(await find('怎么配置声明文件', chinese)).toBeUndefined();
  });

  test('a word of any index is known', async () => {
    // 声明 has a synonym in English.
    expect(await find('声明文件')).toBe('文件');
    expect(await find('声明文件', english, chinese)).toBeUndefined();
  });
});
