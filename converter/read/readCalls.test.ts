import { expect, test } from '@rstest/core';
import { readCalls } from './readCalls.ts';
import { toData } from './toData.ts';

const callsOf = (code: string) =>
  readCalls(
    `import { a, b as c, type D } from 'x';\nimport { e } from 'y';\n${code}`,
    'x',
  ).map(({ name, args }) => [name, ...args.map(one => toData(one).data)]);

test.each([
  ['a({ one: 1 })', [['a', { one: 1 }]]],
  [
    'const shared = 1; const x = c(shared, { shared });',
    [['b', 1, { shared: 1 }]],
  ],
  [
    'await a(c(1))',
    [
      ['a', undefined],
      ['b', 1],
    ],
  ],
  ['export const x = () => a({ one: 1 });', [['a', { one: 1 }]]],
  // Names of a function or a block hide those of the file.
  ['const one = 1; const x = one => a({ one });', [['a', { one: undefined }]]],
  ['const one = 1; { const one = 2; a(one); }', [['a', undefined]]],
  ['const one = 1; for (const one of []) a(one);', [['a', undefined]]],
  ['const one = 1; const x = { y(one) { a(one) } };', [['a', undefined]]],
  ['e(1); b(1); x.a(1); new a(1);', []],
  ['const a = () => 1; a(1);', []],
  ['a(', []],
])('%s', (code, calls) => {
  expect(callsOf(code)).toEqual(calls);
});
