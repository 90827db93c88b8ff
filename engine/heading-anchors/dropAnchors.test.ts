import { expect, test } from '@rstest/core';
import { dropAnchors } from './dropAnchors.ts';

const text = { type: 'text' };
const heading = (name: string) => ({
  type: 'element',
  tagName: 'h2',
  properties: { id: 'formats' },
  children: [
    { type: 'element', tagName: 'a', properties: { class: name } },
    text,
  ],
});

test("the engine's link leaves a heading, at any depth", () => {
  const section = { type: 'element', children: [heading('rp-header-anchor')] };
  dropAnchors({ type: 'root', children: [section] });
  expect(section.children[0]?.children).toEqual([text]);
});

test('a heading with another link ends the build', () => {
  expect(() =>
    dropAnchors({ type: 'root', children: [heading('new')] }),
  ).toThrow('[heading-anchors] The h2 "formats"');
});
