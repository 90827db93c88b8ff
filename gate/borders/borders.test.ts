import { afterAll, describe, expect, test } from '@rstest/core';
import { Rslint } from '@rslint/core';
import path from 'node:path';
import { borders, features } from './borders.ts';

const rooms = Object.keys(borders);
const others = [
  'theme/search/proof.ts',
  'theme/search/searchIsland.tsx',
  'plugins/proof/browser/proof.ts',
  'explorer/plugins/proof.ts',
  'explorer/shared/proof.ts',
  'error-decoder/theme/proof.ts',
];

const linter = new Rslint({
  cwd: path.resolve(import.meta.dirname, '../..'),
  // In memory only, so that a test never leaves a file in the tree.
  virtualFiles: Object.fromEntries(
    [...rooms.map(proofOf), ...others].map(file => [
      file,
      'export const proof = 1;\n',
    ]),
  ),
});
afterAll(() => linter.close());

function proofOf(room: string): string {
  return `${room}/proof.ts`;
}

/** Those of the modules that a file may not import. A call takes a second. */
async function refusedOf(file: string, imported: readonly string[]) {
  const lines = imported.map((module, index) => {
    const specifier = path.posix.relative(path.posix.dirname(file), module);
    return `export { proof as crossed${index} } from './${specifier}';\n`;
  });
  const [result] = await linter.lintText(lines.join(''), { filePath: file });
  const refused = (result?.messages ?? []).filter(
    ({ ruleId }) => ruleId === 'import/no-restricted-paths',
  );
  for (const { message } of refused)
    expect(message).toContain('may not import');
  return imported.filter((_, index) =>
    refused.some(({ line }) => line === index + 1),
  );
}

describe('borders between the rooms', () => {
  test.each(rooms)('%s/ may import what its border says', async room => {
    const mayImport = borders[room]?.mayImport ?? [];
    const neighbours = rooms.filter(other => other !== room);
    // Of the theme, the browser may import the island of search; see below.
    const isAllowed = (other: string) =>
      mayImport.includes(other) && !(room === 'browser' && other === 'theme');
    expect(
      await refusedOf(`${room}/crossing.ts`, neighbours.map(proofOf)),
    ).toEqual(neighbours.filter(other => !isAllowed(other)).map(proofOf));
  });

  test.each(features)('%s/ obeys the borders of its rooms', async feature => {
    expect(
      await refusedOf(`${feature}/theme/crossing.ts`, [
        'plugins/proof.ts',
        'explorer/plugins/proof.ts',
        'theme/proof.ts',
        'shared/proof.ts',
        'explorer/shared/proof.ts',
        'error-decoder/theme/proof.ts',
      ]),
    ).toEqual(['plugins/proof.ts', 'explorer/plugins/proof.ts']);
  });

  test.each([
    ['theme/ui/crossing.ts', 'theme/search/proof.ts', 'theme/proof.ts'],
    [
      'browser/crossing.ts',
      'theme/search/proof.ts',
      'theme/search/searchIsland.tsx',
    ],
    [
      'plugins/proof/browser/crossing.ts',
      'plugins/proof.ts',
      'plugins/proof/browser/proof.ts',
    ],
    ['theme/crossing.ts', 'explorer/plugins/proof.ts', 'theme/search/proof.ts'],
  ])('%s may not import %s, but %s', async (file, refused, allowed) => {
    expect(await refusedOf(file, [refused, allowed])).toEqual([refused]);
  });

  test('a unit test may import anything', async () => {
    expect(
      await refusedOf('search/crossing.test.ts', rooms.map(proofOf)),
    ).toEqual([]);
  });
});
