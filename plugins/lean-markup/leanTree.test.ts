import { expect, test } from '@rstest/core';
import { leanTree } from './leanTree.ts';

type Node = Parameters<typeof leanTree>[0];

const text = (value: string) => ({ type: 'text', value });
const element = (tagName: string, ...children: Node[]) => ({
  type: 'element',
  tagName,
  children,
});
const root = (...children: Node[]) => ({ type: 'root', children });

function lean(tree: Node): Node {
  leanTree(tree);
  return tree;
}

test('takes out white space between blocks', () => {
  const list = () => [text('\n'), element('li', text('a')), text('\n')];
  expect(
    lean(root(element('p'), text('\n'), element('ul', ...list()))),
  ).toEqual(root(element('p'), element('ul', element('li', text('a')))));
});

test('leaves white space that parts words, and that of code', () => {
  const words = () =>
    element('p', element('code', text('a')), text(' '), element('em'));
  const code = () => element('pre', element('code', text('\n')));
  expect(lean(root(words(), code()))).toEqual(root(words(), code()));
});

test('a root within the root gives its children', () => {
  expect(lean(root(root(element('pre'))))).toEqual(root(element('pre')));
});
