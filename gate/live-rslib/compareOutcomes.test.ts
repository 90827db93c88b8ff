import { describe, expect, test } from '@rstest/core';
import { compareOutcomes } from './compareOutcomes.ts';
import { judge } from './judge.ts';
import { takeTurns } from './takeTurns.ts';

const umd = { config: { lib: [{ format: 'umd' }] } };
const esm = { config: { lib: [{ format: 'esm' }] } };
const files = (text: string) => ({ files: { 'dist/index.js': text } });

describe('compareOutcomes', () => {
  test('the same files, or the same words, are no difference', () => {
    expect(compareOutcomes(esm, files('a'), files('a'))).toEqual([]);
    expect(compareOutcomes(esm, { message: 'no' }, { message: 'no' })).toEqual(
      [],
    );
  });

  test('frames may be drawn in Unicode or in ASCII', () => {
    const drawn = { message: '× no\n ╭─[a.ts:1]\n · ───' };
    const typed = { message: 'x no\n ,-[a.ts:1]\n : ^^^' };
    expect(compareOutcomes(esm, typed, drawn)).toEqual([]);
  });

  test.each([
    ['other text', files('a\nb'), files('a\nc'), 'dist/index.js:2'],
    ['a missing file', files('a'), { files: {} }, "isn't written"],
    ['one more file', { files: {} }, files('a'), 'only written'],
    ['other words', { message: 'no' }, { message: 'never' }, 'never'],
    ['a refusal', files('a'), { message: 'no' }, 'no'],
  ])('%s is named', (_, expected, actual, what) => {
    const [difference] = compareOutcomes(umd, expected, actual);
    expect(difference?.what).toContain(what);
    expect(difference?.isOrder).toBe(false);
  });

  test('the order of externals is a kind of its own, in UMD alone', () => {
    const [was, is] = [files('f(a, b, "a")'), files('f(b, a, "a")')];
    const isOrder = (one: typeof umd, changed: typeof was) =>
      compareOutcomes(one, was, changed)[0]?.isOrder;
    expect(isOrder(umd, is)).toBe(true);
    expect(isOrder(esm, is)).toBe(false);
    expect(isOrder(umd, files('f(b, a, "b")'))).toBe(false);
  });
});

describe('judge', () => {
  const order = [{ what: 'x', isOrder: true }];
  const other = [{ what: 'x', isOrder: false }];
  const known = new Set(['listed']);

  test('accepts what is identical, and what is listed and only in another order', () => {
    expect(judge({ name: 'a' }, [], known)).toBe('identical');
    expect(judge({ name: 'listed' }, order, known)).toBe('listed');
  });

  test.each([
    ['a', order, 'in an order'],
    ['a', other, 'is built otherwise'],
    ['listed', other, 'is built otherwise'],
    ['listed', [], 'is identical now'],
  ])('%s with %j is an issue', (name, differences, what) => {
    expect(judge({ name }, differences, known)).toMatchObject({
      what: expect.stringContaining(what) as string,
    });
  });
});

test('takeTurns comes to every item, and begins again', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  expect(takeTurns(items, 2, 0)).toEqual(['a', 'b']);
  expect(takeTurns(items, 2, 2)).toEqual(['e', 'a']);
  expect(takeTurns(items, 9, 0)).toEqual(items);
  const seen = [0, 1, 2].flatMap(turn => takeTurns(items, 2, turn));
  expect(new Set(seen).size).toBe(5);
});
