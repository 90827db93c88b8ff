// An option's name in lowercase. cspell:ignore bundledpackages
import { describe, expect, test } from '@rstest/core';
import { markTerms, narrowTerms } from './marks.ts';
import { parseQuery } from './parseQuery.ts';

const shown = (text: string, ...terms: string[]) =>
  markTerms(text, new Set(terms))
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

describe('markTerms', () => {
  test.each([
    ['Use dts.bundle here', 'bundle', 'Use [dts.bundle] here'],
    ['类型声明文件', '声明', '类型[声明]文件'],
    ['nothing here', 'x', 'nothing here'],
    ['<b>dts</b>', 'dts', '<b>[dts]</b>'],
  ])('%s', (text, term, expected) => {
    expect(shown(text, term)).toBe(expected);
  });

  test('pairs that overlap are one mark', () => {
    expect(shown('类型声明', '类型', '型声', '声明')).toBe('[类型声明]');
  });
});

describe('narrowTerms', () => {
  const narrow = (query: string, ...terms: string[]) => [
    ...narrowTerms(new Set(terms), parseQuery(query)),
  ];

  test('a name that pages know is marked, and not names that share a part', () => {
    expect(
      narrow('output.target', 'output', 'target', 'outputs', 'output.target'),
    ).toEqual(['output.target']);
    expect(
      narrow('bundledPackages', 'bundle', 'package.json', 'bundledpackages'),
    ).toEqual(['bundledpackages']);
  });

  test('nor a synonym of a part', () => {
    expect(
      narrow('dts.isolated', 'declarations', 'declare', 'dts.isolated'),
    ).toEqual(['dts.isolated']);
  });

  test('other words of the query stay', () => {
    expect(
      narrow('output.target node', 'output', 'output.target', 'node'),
    ).toEqual(['output.target', 'node']);
  });

  test('a single Chinese character beside other words marks nothing', () => {
    expect(narrow('怎么用 dts', '用', '使用', '用到', 'dts')).toEqual(['dts']);
    expect(narrow('使用 库 dts', '使用', '库', '类库', 'dts')).toEqual([
      '使用',
      'dts',
    ]);
    expect(narrow('库', '库', '类库')).toEqual(['库', '类库']);
  });

  test('of a name that no page has, the parts are marked', () => {
    expect(narrow('output.nothing', 'output')).toEqual(['output']);
  });
});
