import { expect, test } from '@rstest/core';
import { linkKeys, type KeyLink, type TreeNode } from './linkKeys.ts';

const text = (value: string): TreeNode => ({ type: 'text', value });
const element = (
  tagName: string,
  children: TreeNode[],
  properties: TreeNode['properties'] = {},
): TreeNode => ({ type: 'element', tagName, properties, children });

/** HTML in short. */
function show({
  tagName,
  value = '',
  properties,
  children = [],
}: TreeNode): string {
  const inner = value + children.map(show).join('');
  if (!tagName) return inner;
  const attributes = Object.entries(properties ?? {}).map(
    ([name, one]) => ` ${name}=${String(one)}`,
  );
  return `<${tagName}${attributes.join('')}>${inner}</${tagName}>`;
}

const CODE = "{ dts: 'dts',\n  lib }";
const block = () =>
  element(
    'pre',
    [
      element('code', [
        element('span', [
          text('{ dts: '),
          element('b', [text("'dts'")]),
          text(','),
        ]),
        text('\n'),
        element('span', [text('  lib }')]),
      ]),
    ],
    { title: 'a.ts' },
  );
const linkAt = (from: number, to: number, name = ''): KeyLink => ({
  from,
  to,
  option: { name, href: `/${CODE.slice(from, to)}`, isNested: name !== '' },
});

test('keys become links, of which the first is a tab stop', () => {
  const tree = element('div', [block()]);
  const seen: unknown[] = [];
  linkKeys(tree, (code, title) => {
    seen.push(code, title);
    return [linkAt(2, 5), linkAt(16, 19, 'x.lib')];
  });
  expect(seen).toEqual([CODE, 'a.ts']);
  expect(show(tree)).toBe(
    "<div><pre title=a.ts><code><span>{ <a href=/dts>dts</a>: <b>'dts'</b>,</span>\n<span>  <a href=/lib tabIndex=-1 dataOption=x.lib>lib</a> }</span></code></pre></div>",
  );
});

test('the text of a block stays', () => {
  const tree = block();
  const before = show(tree).replace(/<[^>]*>/g, '');
  linkKeys(tree, () => [linkAt(0, 5), linkAt(5, 7), linkAt(12, 16)]);
  expect(show(tree).replace(/<[^>]*>/g, '')).toBe(before);
  // Across two colors there's none.
  expect(show(tree).match(/<a /g)).toHaveLength(2);
});

test('a block without options stays as it is', () => {
  const tree = block();
  linkKeys(tree, () => []);
  expect(tree).toEqual(block());
});
