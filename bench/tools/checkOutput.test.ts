import path from 'node:path';
import { expect, test } from '@rstest/core';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { checkOutput } from './checkOutput.ts';
import { expectNumber, type Library } from './Library.ts';

const library: Library = {
  id: 'small',
  entry: 'src/index.ts',
  files: {},
  exports: ['double', 'path'],
  keeps: [/from 'node:path'/, /factorOf/],
  probe: built => {
    expectNumber(built, 'double', 2, 4);
  },
};

const good = `import path from 'node:path';
const factorOf = () => 2;
export const double = value => value * factorOf();
export { path };
`;

const { root, write } = testFolder();
let count = 0;

async function check(files: Record<string, string>, hasTypes = false) {
  count += 1;
  for (const [file, text] of Object.entries(files)) {
    write(`${count}/${file}`, text);
  }
  await checkOutput(path.join(root, String(count)), library, hasTypes);
}

test('accepts what was asked for', async () => {
  await expect(check({ 'index.mjs': good })).resolves.toBeUndefined();
  const typed = { 'index.mjs': good, 'index.d.mts': 'export {};' };
  await expect(check(typed, true)).resolves.toBeUndefined();
});

test.each([
  [
    'an export is missing',
    good.replace('export { path };', ''),
    "doesn't export path",
  ],
  [
    'there is another export',
    `${good}export const more = 1;`,
    'also exports more',
  ],
  ['a name is shortened', good.replaceAll('factorOf', 'f'), 'has no factorOf'],
  [
    'an import is bundled',
    good.replace("import path from 'node:path'", 'const path = {}'),
    'has no from',
  ],
  [
    'it computes something else',
    good.replace('=> 2', '=> 3'),
    'returns 6, not 4',
  ],
])('refuses an output if %s', async (_, text, reason) => {
  await expect(check({ 'index.mjs': text })).rejects.toThrow(reason);
});

test('refuses an output without an entry, and one with source maps', async () => {
  await expect(check({ 'main.js': good })).rejects.toThrow('no index.js');
  await expect(
    check({ 'index.mjs': good, 'index.mjs.map': '{}' }),
  ).rejects.toThrow('has source maps');
});

test('refuses an output that does less or more than was measured', async () => {
  await expect(check({ 'index.mjs': good }, true)).rejects.toThrow(
    'no declarations of the entry',
  );
  await expect(
    check({ 'index.mjs': good, 'index.d.mts': 'export {};' }),
  ).rejects.toThrow('has declarations');
});
