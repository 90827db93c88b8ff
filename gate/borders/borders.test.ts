import { afterAll, describe, expect, test } from '@rstest/core';
import { Rslint } from '@rslint/core';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { borders, features, packages } from './borders.ts';

const root = path.resolve(import.meta.dirname, '../..');
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
  cwd: root,
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
async function refusedOf(
  file: string,
  imported: readonly string[],
  rule = 'import/no-restricted-paths',
) {
  const lines = imported.map((module, index) => {
    const specifier = module.startsWith('@')
      ? module
      : `./${path.posix.relative(path.posix.dirname(file), module)}`;
    return `export { proof as crossed${index} } from '${specifier}';\n`;
  });
  const [result] = await linter.lintText(lines.join(''), { filePath: file });
  const refused = (result?.messages ?? []).filter(
    ({ ruleId }) => ruleId === rule,
  );
  for (const { message } of refused)
    expect(message).toMatch(/may not import|import it by name/);
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

  test('hold for the names of packages, too', async () => {
    const names = packages.flatMap(room => {
      const manifest = readFileSync(path.join(root, room, 'package.json'));
      const { exports } = JSON.parse(String(manifest)) as { exports: object };
      return Object.keys(exports).map(name =>
        path.posix.join('@rslib-website', room, name),
      );
    });
    expect(await refusedOf('site/crossing.ts', names)).toEqual(names);
    expect(await refusedOf('gate/crossing.ts', names)).toEqual([]);
  });

  test.each([
    ['theme/search/crossing.test.ts', ['search', 'mcp']],
    ['mcp/crossing.ts', ['search']],
  ])('%s imports %j by name', async (file, refused) => {
    const modules = ['search', 'mcp', 'theme'].map(proofOf);
    expect(await refusedOf(file, modules, 'packages/by-name')).toEqual(
      refused.map(proofOf),
    );
  });

  test('a unit test may import anything', async () => {
    expect(
      await refusedOf('search/crossing.test.ts', rooms.map(proofOf)),
    ).toEqual([]);
  });
});
