/** @rstest-environment happy-dom */
import { expect, test } from '@rstest/core';
import { adoptStyles } from './adoptStyles.ts';

test('styles are added once', () => {
  document.adoptedStyleSheets = [];
  adoptStyles('p { color: red }');
  adoptStyles('p { color: red }');
  adoptStyles('a { color: red }');
  expect(document.adoptedStyleSheets).toHaveLength(2);
});
