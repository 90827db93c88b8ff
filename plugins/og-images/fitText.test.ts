import { expect, test } from '@rstest/core';
import { estimateWidth, fitText } from './fitText.ts';

test('Latin text breaks between words', () => {
  expect(fitText('one two three', { maxWidth: 5, maxLines: 3 })).toEqual([
    'one two',
    'three',
  ]);
});

test('Chinese breaks between characters, but no mark begins or ends a line', () => {
  expect(fitText('一二三四，五（六）', { maxWidth: 4, maxLines: 9 })).toEqual([
    '一二三',
    '四，五',
    '（六）',
  ]);
});

test('what does not fit ends in an ellipsis within the width', () => {
  const lines = fitText('一二三四五六七八九', { maxWidth: 4, maxLines: 2 });
  expect(lines).toEqual(['一二三四', '五六七…']);
  for (const line of lines) {
    expect(estimateWidth(line)).toBeLessThanOrEqual(4);
  }
});

test('mixed text keeps its spaces', () => {
  expect(fitText('用 Rslib 构建', { maxWidth: 20, maxLines: 1 })).toEqual([
    '用 Rslib 构建',
  ]);
});

test('no text has no lines', () => {
  expect(fitText('', { maxWidth: 4, maxLines: 2 })).toEqual([]);
});
