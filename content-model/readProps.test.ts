import { expect, test } from '@rstest/core';
import { parseMdx } from './parse.ts';
import { readProps } from './readProps.ts';

test.each([
  ['<A />', {}],
  ['<A b="c" d />', { b: 'c', d: true }],
  [
    '<A\n  b={[1, "x>"]}\n  c={{ d: `e`, "f-g": null }}\n/>',
    { b: [1, 'x>'], c: { d: 'e', 'f-g': null } },
  ],
  ['<A b={c()} {...d} />', { b: undefined }],
])('reads the attributes of %s', (text, props) => {
  const [node] = parseMdx(text).children ?? [];
  expect(node && readProps(node)).toEqual(props);
});
