import { expect, test } from '@rstest/core';
import { dropSpace } from './dropSpace.ts';

const strong = (value: string) => ({
  type: 'element',
  tagName: 'strong',
  children: [{ type: 'text', value }],
});
const code = { type: 'element', tagName: 'code', children: [] };

function textsAfter(words: string, ...rest: object[]): unknown[] {
  const item = { type: 'element', children: [strong(words), ...rest] };
  dropSpace({ type: 'root', children: [item as never] });
  return item.children.slice(1);
}

test('no space stays between a full-width mark and code', () => {
  expect(textsAfter('类型：', { type: 'text', value: ' ' }, code)).toEqual([
    code,
  ]);
});

test('nor between one and words', () => {
  expect(textsAfter('地址。', { type: 'text', value: ' 选一个。' })).toEqual([
    { type: 'text', value: '选一个。' },
  ]);
});

test.each(['Type:', '类型'])('after %s the space stays', words => {
  const text = { type: 'text', value: ' boolean' };
  expect(textsAfter(words, text)).toEqual([
    { type: 'text', value: ' boolean' },
  ]);
});
