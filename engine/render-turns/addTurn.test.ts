import { expect, test } from '@rstest/core';
import { addTurn } from './addTurn.ts';

test('a page waits for its turn before it is rendered', () => {
  expect(
    addTurn('async function render(routePath, head) {\n  return 1;\n}'),
  ).toBe(
    'async function render(routePath, head) { await new Promise(setImmediate);\n  return 1;\n}',
  );
});

test('another engine is reported', () => {
  expect(() => addTurn('async function renderPage() {}')).toThrow(
    '[render-turns] The engine has no',
  );
});
