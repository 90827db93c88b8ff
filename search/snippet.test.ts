import { describe, expect, test } from '@rstest/core';
import { growthOf, LINEAR_GROWTH } from '../tooling/testing/growthOf.ts';
import { flatten } from './parseQuery.ts';
import { snippetOf } from './snippet.ts';

const cut = (text: string, query: string, wordCount: number) =>
  snippetOf(text, new Set(query.split(' ')), wordCount, flatten(query));

describe('snippetOf', () => {
  const text =
    'One two three four five six seven eight nine ten eleven twelve thirteen.';

  test('has the words around the find', () => {
    expect(cut(text, 'nine', 5)).toBe('…eight nine ten eleven twelve…');
  });

  test('starts and ends with the text without a sign', () => {
    expect(cut('One two three.', 'two', 10)).toBe('One two three.');
  });

  test('starts with the sentence of the find if there is room', () => {
    const told = 'Before it. You can set dts here, and more of it follows.';
    expect(cut(told, 'dts', 5)).toBe('You can set dts here…');
  });

  test('the dot of a name ends no sentence', () => {
    expect(cut('A #! line or a .test. file is dts. End.', 'dts', 8)).toBe(
      'A #! line or a .test. file is dts…',
    );
  });

  test('a sentence comes before a label that matches as well', () => {
    expect(cut('Reference: dts\nYou set dts here. End.', 'dts', 4)).toBe(
      'You set dts here…',
    );
  });

  test('what comes after an empty line is not shown', () => {
    expect(cut('You set dts.\n\nDefault: false', 'false', 9)).toBe(
      'You set dts.',
    );
  });

  test('a line is a sentence', () => {
    const lines = 'A heading of it\nThe dts goes here and there and elsewhere';
    expect(cut(lines, 'dts', 4)).toBe('The dts goes here…');
  });

  test('the last words come with those before them', () => {
    expect(cut('You want types. Set dts.', 'dts', 5)).toBe(
      'You want types. Set dts.',
    );
  });

  test('a sentence with the whole phrase comes before one with its words', () => {
    const told =
      'Map each source and each map of a source. Turn a source map on. End.';
    expect(cut(told, 'source map', 5)).toBe('Turn a source map on…');
  });

  test('different words count more than one word many times', () => {
    const told =
      'A dts, dts, dts is here. A dts bundle is elsewhere. End of it.';
    expect(cut(told, 'bundle dts', 5)).toBe('A dts bundle is elsewhere…');
  });

  test('shows where most words of the query stand together', () => {
    const long = `dts is here ${'word '.repeat(30)} dts bundle together.`;
    expect(cut(long, 'dts bundle', 5)).toContain('dts bundle');
  });

  test('without a match it is the start', () => {
    expect(cut('One two three. Four.', 'nothing', 2)).toBe('One two…');
    expect(cut('', 'nothing', 2)).toBe('');
  });

  test('in Chinese it has whole words', () => {
    const chinese =
      '多数库用默认的格式就够了。声明文件由打包工具生成，使用者不需要安装任何依赖，也不需要额外配置。';
    expect(cut(chinese, '声明 文件', 5)).toBe('声明文件由打包工具生成…');
  });

  test('a million characters take linear time', () => {
    const growth = growthOf(
      words => cut('mainsail '.repeat(words), 'mainsail', 10),
      110_000,
    );
    expect(growth).toBeLessThan(LINEAR_GROWTH);
  });
});
