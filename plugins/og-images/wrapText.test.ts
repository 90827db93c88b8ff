import { describe, expect, test } from '@rstest/core';
import { estimateWidth, wrapText } from './wrapText.ts';

describe('wrapText', () => {
  test('Latin text breaks between words', () => {
    expect(wrapText('one two three', { maxWidth: 5, maxLines: 3 })).toEqual([
      'one two',
      'three',
    ]);
  });

  test('Chinese breaks between characters, but no mark begins or ends a line', () => {
    expect(
      wrapText('一二三四，五（六）', { maxWidth: 4, maxLines: 9 }),
    ).toEqual(['一二三', '四，五', '（六）']);
  });

  test('what does not fit ends in an ellipsis within the width', () => {
    const lines = wrapText('一二三四五六七八九', { maxWidth: 4, maxLines: 2 });
    expect(lines).toEqual(['一二三四', '五六七…']);
    for (const line of lines) {
      expect(estimateWidth(line)).toBeLessThanOrEqual(4);
    }
  });

  test('mixed text keeps its spaces', () => {
    expect(wrapText('用 Rslib 构建', { maxWidth: 20, maxLines: 1 })).toEqual([
      '用 Rslib 构建',
    ]);
  });

  test('no text has no lines', () => {
    expect(wrapText('', { maxWidth: 4, maxLines: 2 })).toEqual([]);
  });
});
