import { expect, test } from '@rstest/core';
import { prefixesOf } from './prefixesOf.ts';

test('a name loses what the one above it says, and nothing else does', () => {
  const entries = [
    { depth: 2, text: 'dts.bundle' },
    { depth: 3, text: 'dts.bundle.tsconfigPath' },
    { depth: 4, text: "dts.bundle.tsconfigPath['a.b']" },
    { depth: 3, text: 'dts.bundled' },
    { depth: 3, text: 'Use dts.bundle' },
    { depth: 2, text: 'dts.bundle.alone' },
  ];
  expect(prefixesOf(entries)).toEqual([
    '',
    'dts.bundle',
    'dts.bundle.tsconfigPath',
    '',
    '',
    '',
  ]);
});
