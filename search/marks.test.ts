import { describe, expect, test } from '@rstest/core';
import { markTerms } from './marks.ts';
import { snippetOf } from './snippet.ts';

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

describe('snippetOf', () => {
  const text =
    'One two three four five six seven eight nine ten eleven twelve thirteen.';

  test('has the words around the find', () => {
    expect(snippetOf(text, new Set(['nine']), 5)).toBe(
      '…eight nine ten eleven twelve…',
    );
  });

  test('starts and ends with the text without a sign', () => {
    expect(snippetOf('One two three.', new Set(['two']), 10)).toBe(
      'One two three.',
    );
  });

  test('two Chinese characters count as a word', () => {
    expect(snippetOf('一二三四五六七八九十', new Set(['九十']), 3).length).toBe(
      7,
    );
  });

  test('shows where most words of the query stand together', () => {
    const long = `dts is here. ${'word '.repeat(30)} dts bundle together.`;
    expect(snippetOf(long, new Set(['dts', 'bundle']), 5)).toContain(
      'dts bundle',
    );
  });
});
