import { describe, expect, test } from '@rstest/core';
import { describeMismatch, packageOf } from './index.ts';

describe('packageOf', () => {
  test.each([
    ['/a/node_modules/react/index.js', 'react'],
    ['/a/node_modules/@rspress/core/dist/x.js', '@rspress/core'],
    ['/a/node_modules/x/node_modules/@s/y/z.js', '@s/y'],
    ['C:\\a\\node_modules\\@s\\y\\z.js', '@s/y'],
    ['/a/theme/index.tsx', undefined],
    ['/a/node_modules_old/x/y.js', undefined],
  ])('%s is of %s', (path, name) => {
    expect(packageOf(path)).toBe(name);
  });
});

describe('describeMismatch', () => {
  test('says nothing when list and bundle agree', () => {
    expect(describeMismatch(['a', 'b'], new Set(['b', 'a']))).toBeUndefined();
  });

  test.each([
    [['a', 'b'], '  new: b'],
    [[], '  no longer there: a'],
  ])('a bundle of %j says "%s"', (shipped, line) => {
    expect(describeMismatch(['a'], new Set(shipped))?.split('\n')).toContain(
      line,
    );
  });
});
