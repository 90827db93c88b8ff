import { expect, test } from '@rstest/core';
import { namesOf } from './namesOf.ts';

test('a proof needs the examples it compares with', () => {
  const lines = [
    ['with', 'only differs from without in', 'rslib.config.ts'],
    ['with', 'dist/index.js differs from', 'failing dist/a.js'],
    ['package @rslib/core', 'default of dts is', '`false`'],
  ];
  const assertions = lines.map(
    ([about = '', phrase = '', expected = ''], line) => ({
      about,
      phrase,
      expected,
      line,
    }),
  );
  const claim = { en: ['It works.'], zh: ['能用。'], line: 1, assertions };
  expect(namesOf(claim)).toEqual(['with', 'without', 'failing']);
});
