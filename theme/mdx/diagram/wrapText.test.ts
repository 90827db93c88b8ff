import { describe, expect, test } from '@rstest/core';
import { textWidth, wrapText } from './wrapText.ts';

const lines = (text: string, width: number) =>
  wrapText(text, width).map(runs =>
    runs
      .map(({ text: words, isCode }) => (isCode ? `<${words}>` : words))
      .join(''),
  );

describe('wrapText', () => {
  test.each([
    ['one line stays one', 'a short text', 200, ['a short text']],
    [
      'lines are about as long as each other',
      'one two three four five six',
      150,
      ['one two three', 'four five six'],
    ],
    [
      'code is set apart and never parted',
      'reads `format`, `bundle` and `dts`',
      120,
      ['reads <format>,', '<bundle> and <dts>'],
    ],
    [
      'Han text breaks between characters',
      '每个源文件一个文件',
      70,
      ['每个源文件', '一个文件'],
    ],
    [
      'a word that the build has joined is never parted',
      '每个源\u2060文\u2060件一个文\u2060件',
      70,
      ['每个源文件', '一个文件'],
    ],
    [
      'nor where its lines would be fuller',
      '构建的工\u2060具里',
      52,
      ['构建的', '工具里'],
    ],
    [
      'no line starts with a closing mark',
      '编译、链接、写出',
      40,
      ['编译、', '链接、', '写出'],
    ],
    [
      'Chinese beside code keeps its space',
      '在 `dependencies` 里',
      400,
      ['在 <dependencies> 里'],
    ],
    [
      'what is too long stays whole',
      '`a.very.long.name`',
      20,
      ['<a.very.long.name>'],
    ],
  ])('%s', (_what, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });
});

describe('textWidth', () => {
  test('Han characters are square, code is wider than words', () => {
    expect(textWidth('文件')).toBe(26);
    expect(textWidth('abc', true)).toBeGreaterThan(textWidth('abc'));
  });
});
