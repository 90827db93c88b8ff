import { expect, test } from '@rstest/core';
import { joinTokens } from './joinTokens.ts';

type Node = Parameters<typeof joinTokens>[0];

const span = (name: string | undefined, ...content: (string | Node)[]) => ({
  type: 'element' as const,
  properties: name === undefined ? {} : { class: name },
  children: content.map(part =>
    typeof part === 'string' ? { type: 'text', value: part } : part,
  ),
});

/** How a line reads after its tokens were joined: elements in brackets. */
function join(...tokens: Node[]): string {
  const line = span('line', ...tokens);
  joinTokens(line);
  return show(line);
}

function show(node: Node): string {
  const inner = node.children.map(child =>
    'value' in child ? child.value : show(child as Node),
  );
  const { class: name = '' } = node.properties;
  return `[${name as string}:${inner.join('|')}]`;
}

test.each([
  [
    'what has no color of its own is text',
    [span('a', 'let'), span(undefined, ' x ')],
    '[line:[a:let]| x ]',
  ],
  [
    'neighbors without a color are one text',
    [span(undefined, '('), span(undefined, ') ')],
    '[line:() ]',
  ],
  [
    'neighbors of one color are one element',
    [span('a', 'export'), span('a', ' default')],
    '[line:[a:export default]]',
  ],
  [
    'others are not',
    [span('a', '1'), span('b', '2'), span('a', '3')],
    '[line:[a:1]|[b:2]|[a:3]]',
  ],
])('%s', (_, tokens, joined) => {
  expect(join(...tokens)).toBe(joined);
});

test('lines stay, empty ones too, and are joined inside', () => {
  const lines = [span('line', span(undefined, 'a')), span('line')];
  expect(join(...lines, span('line', 'b'))).toBe(
    '[line:[line:a]|[line:]|[line:b]]',
  );
});

test('an element that says more stays what it is', () => {
  const marked = { ...span('a', 'x'), properties: { class: 'a', id: 'x' } };
  expect(join(span('a', 'w'), marked, span('a', 'y'))).toBe(
    '[line:[a:w]|[a:x]|[a:y]]',
  );
  const named = { ...span(undefined, 'x'), properties: { title: 'x' } };
  expect(join(named)).toBe('[line:[:x]]');
});
