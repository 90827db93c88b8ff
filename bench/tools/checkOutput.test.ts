import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
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

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'bench-output-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function check(
  files: Record<string, string>,
  hasTypes = false,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(dist, file), text);
  }
  await checkOutput(dist, library, hasTypes);
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
