import { expect, test } from '@rstest/core';
import { keepWhole } from './keepWhole.ts';

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
