import { expect, test } from '@rstest/core';
import { keepWhole, dropSpace } from './index.ts';

const code = (value: string) => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{ type: 'text', value }],
});

interface Part {
  value?: string;
  children?: Part[];
}

const textOf = ({ value = '', children = [] }: Part): string =>
  value + children.map(textOf).join('');

/** The parts of inline code; what may not be broken stands in brackets. */
function partsOf(value: string): string {
  const node = code(value);
  keepWhole({ type: 'root', children: [node] });
  if (!('data-long' in node.properties)) return `[${value}]`;
  return node.children
    .map((part: Part) => (part.children ? `[${textOf(part)}]` : textOf(part)))
    .join('');
}

test.each([
  ['--no-dts', '[--no-dts]'],
  ['dts: true', '[dts: true]'],
  ['npx rslib build --no-dts --watch', 'npx rslib build [--no-dts] [--watch]'],
  [
    'output.autoExternal.optionalDependencies',
    'output.autoExternal.optionalDependencies',
  ],
])('%s', (value, expected) => {
  expect(partsOf(value)).toBe(expected);
});

test('code blocks are left alone', () => {
  const block = code('npx rslib build --no-dts --watch');
  keepWhole({ type: 'element', tagName: 'pre', children: [block] });
  expect(block.properties).toEqual({});
});

const strong = (value: string) => ({
  type: 'element',
  tagName: 'strong',
  children: [{ type: 'text', value }],
});
const inlineCode = { type: 'element', tagName: 'code', children: [] };

function textsAfter(words: string, ...rest: object[]): unknown[] {
  const item = { type: 'element', children: [strong(words), ...rest] };
  dropSpace({ type: 'root', children: [item as never] });
  return item.children.slice(1);
}

const words = (value: string) => ({ type: 'text', value });

test.each([
  [
    'a full-width mark and code',
    '类型：',
    [words(' '), inlineCode],
    [inlineCode],
  ],
  ['one and words', '地址。', [words(' 选一个。')], [words('选一个。')]],
])('no space stays between %s', (_, start, rest, left) => {
  expect(textsAfter(start, ...rest)).toEqual(left);
});

test.each(['Type:', '类型'])('after %s the space stays', start => {
  expect(textsAfter(start, words(' boolean'))).toEqual([words(' boolean')]);
});
