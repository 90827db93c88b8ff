import { describe, expect, test } from '@rstest/core';
import { readWords } from './words.ts';

const read = (text: string) => readWords(text).map(word => word.text);

describe('readWords', () => {
  test.each([
    ['Set output.target, now.', ['Set', 'output', 'target', 'now']],
    ['声明文件', ['声明', '文件']],
    ['默认的格式', ['默认的', '格式']],
    ['在 lib 项里', ['在', 'lib', '项里']],
    ['', []],
  ])('%s', (text, words) => {
    expect(read(text)).toEqual(words);
  });

  test('a word knows where it starts', () => {
    for (const { text, start } of readWords('使用 Rslib 构建的库，a b。')) {
      expect('使用 Rslib 构建的库，a b。'.slice(start)).toMatch(
        new RegExp(`^${text}`),
      );
    }
  });
});
