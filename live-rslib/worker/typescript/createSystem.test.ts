import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from '@rstest/core';
import { findTypescript } from '../../bundle/typescript.ts';
import { fs } from '../node/fs.ts';
import { workingFolder } from '../node/workingFolder.ts';
import { adaptTypescript } from './adaptTypescript.ts';
import { createSystem } from './createSystem.ts';
import type { Typescript } from './Typescript.ts';

const main = findTypescript(path.resolve('node_modules'));
const ts = createRequire(main)(main) as Typescript; // its own package
const system = createSystem(ts, '/node_modules/typescript/lib/typescript.js');
workingFolder.path = '/typed';
system.writeFile('src/index.ts', 'export const a: string = 1;\n');
system.writeFile('src/types/more.d.ts', '');
system.writeFile('tsconfig.json', '{ "include": ["src"] }');

test('projects are read and written in the memory file system', () => {
  expect(fs.readFileSync('/typed/tsconfig.json', 'utf8')).toContain('src');
  expect(system.readFile('/typed/none.ts')).toBeUndefined();
  expect(system.fileExists('/typed/src')).toBe(false);
  expect(system.directoryExists('/typed/src')).toBe(true);
  expect(system.getDirectories('/typed/src')).toEqual(['types']);
  expect(system.readDirectory('/typed', ['.ts'], [], ['src'])).toEqual([
    '/typed/src/index.ts',
    '/typed/src/types/more.d.ts',
  ]);
});

test('what a tsconfig leaves out is as TypeScript 7 has it', () => {
  const { parseJsonConfigFileContent: parse } = adaptTypescript(ts);
  const optionsOf = (compilerOptions: object) =>
    parse({ compilerOptions }, system, '/typed').options;
  expect(optionsOf({})).toMatchObject({ strict: true, types: [] });
  expect(optionsOf({ strict: false, types: ['node'] })).toMatchObject({
    strict: false,
    types: ['node'],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  expect(optionsOf({ module: 'nodenext' })).not.toHaveProperty(
    'moduleResolution',
  );
});
