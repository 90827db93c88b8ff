import { expect, test } from '@rstest/core';
import { diffLines } from '../../../shared/diffLines.ts';
import { foldDiff } from './foldDiff.ts';

const show = (before: string[], after: string[]) =>
  foldDiff(diffLines(before, after)).map(({ fold, lines }) => [
    fold,
    ...lines.map(({ kind, text }) => `${kind[0] ?? ''} ${text}`),
  ]);
const helper = ['function _a() {', '}'];

test('a helper that was added is folded', () => {
  expect(show(['x', 'y'], ['x', ...helper, 'z'])).toEqual([
    [undefined, 's x', 'r y'],
    ['helpers', 'a function _a() {', 'a }'],
    [undefined, 'a z'],
  ]);
});

test('one that both have, or that is gone, is in view', () => {
  expect(show(helper, [...helper, 'x'])).toEqual([
    [undefined, 's function _a() {', 's }', 'a x'],
  ]);
  expect(show([...helper, 'x'], ['x'])).toEqual([
    [undefined, 'r function _a() {', 'r }', 's x'],
  ]);
});

test('nothing gives nothing', () => {
  expect(show([], [])).toEqual([]);
});
