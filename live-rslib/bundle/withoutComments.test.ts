import { expect, test } from '@rstest/core';
import { withoutComments } from './withoutComments.ts';

test('leaves references and code, whatever is beside a comment', () => {
  const text = `/*! License */
/// <reference lib="dom" />
interface A {
  /**
   * Old.
   */
  a: "*/*";
  /** @deprecated */ b?: 1;
  /** New. */
  c: 2; /* last */
}
`;
  expect(withoutComments(text)).toBe(`/// <reference lib="dom" />
interface A {
  a: "*/*";
  /** @deprecated */ b?: 1;
  c: 2; /* last */
}
`);
});
