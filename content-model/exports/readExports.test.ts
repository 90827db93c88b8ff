import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import * as runtime from '@rslib/core';
import { normalizeDeclaration } from './normalizeDeclaration.ts';
import { readExports } from './readExports.ts';

const exports = readExports(
  path.resolve(import.meta.dirname, '../../node_modules/@rslib/core'),
);
const find = (name: string) => exports.find(item => item.name === name);

describe('readExports', () => {
  test('finds the names that a program can import, and no other', () => {
    const values = exports.filter(({ isType }) => !isType);
    expect(values.map(({ name }) => name).sort()).toEqual(
      Object.keys(runtime).sort(),
    );
  });

  test('finds a declaration for each of them', () => {
    expect(exports.filter(item => item.declarations.length === 0)).toEqual([]);
  });

  test('lists the methods of the instance that createRslib() returns', async () => {
    const instance = await runtime.createRslib();
    const methods = exports.filter(({ name }) => name.includes('.'));
    expect(methods.map(({ name }) => name).sort()).toEqual(
      Object.keys(instance)
        .map(name => `RslibInstance.${name}`)
        .sort(),
    );
  });

  test.each([
    ['the package itself', 'version', 'const version:string'],
    [
      'a file that imports it from another package',
      'LoadEnvResult',
      'type LoadEnvResult={parsed:',
    ],
    ['a third package', 'rspack', "export{rspack}from '@rspack/core'"],
    ['a namespace', 'rsbuild', "export*as rsbuild from '@rsbuild/core'"],
  ])('reads a declaration from %s', (_, name, start) => {
    expect(find(name)?.declarations[0]).toContain(start);
  });

  test('reads every overload', () => {
    expect(find('defineConfig')?.declarations.length).toBeGreaterThan(1);
  });

  test('reads a type that only the declaration refers to', () => {
    expect(
      find('CreateRslibOptions')?.declarationsOf('RslibConfigInput'),
    ).toEqual(['type RslibConfigInput=RslibConfig|LoadConfigResult']);
  });
});

describe('normalizeDeclaration', () => {
  test('ignores layout, comments, and the words before a declaration', () => {
    const written = `
      /** Why. */ export declare type A = {
        // A line.
        b?: "x" | (() => void);
      };`;
    expect(normalizeDeclaration(written)).toBe(
      normalizeDeclaration("type A = | { b?: | 'x' | (() => void) }"),
    );
  });

  test.each([
    ['a type', 'type A = string', 'type A = number'],
    ['a name', 'type A = string', 'type B = string'],
    ['an optional field', 'type A = { b: 1 }', 'type A = { b?: 1 }'],
    ['a word', 'type A = keyof B', 'type A = keyofB'],
  ])('keeps %s', (_, first, second) => {
    expect(normalizeDeclaration(first)).not.toBe(normalizeDeclaration(second));
  });
});
