import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { extractOptions } from './extractOptions.ts';

const folder = path.resolve(import.meta.dirname, '../..');
const options = extractOptions(path.join(folder, 'node_modules/@rslib/core'));
const find = (name: string) =>
  options.find(option => option.path === name) ?? options[-1];

describe('extractOptions, on the installed package', () => {
  test('finds every option that the package itself declares', () => {
    expect(options).toHaveLength(74);
    expect(new Set(options.map(option => option.path)).size).toBe(74);
  });

  test('looks into named types, unions and nested objects', () => {
    const names = options.map(option => option.path);
    expect(names).toContain('dts.bundle.tsconfigPath');
    expect(names).toContain('shims.cjs.import.meta.url');
    expect(names).toContain('experiments.exe.seaOptions.assets');
  });

  test('does not list what other packages declare', () => {
    const names = options.map(option => option.path);
    expect(names).not.toContain('umdName.root');
    expect(names).not.toContain('output.distPath');
  });

  test.each([
    ['format', "'cjs' | 'esm' | 'iife' | 'mf' | 'umd'"],
    ['redirect.dts', '{ extension?: boolean; path?: boolean }'],
    [
      'umdName',
      'string | string[] | { amd?: string; commonjs?: string; root?: string | string[] }',
    ],
    ['output.target', "'node' | 'web' | 'web-worker'"],
  ])('writes the type of %s in normal form', (name, type) => {
    expect(find(name)?.types[0]).toBe(type);
  });

  test.each([
    ['bundle', '`true`'],
    ['output.target', "'node'"],
    ['banner.js', undefined],
  ])('reads the default in the comment of %s', (name, value) => {
    expect(find(name)?.commentDefault).toBe(value);
  });

  test('knows which option takes members of another package', () => {
    const open = options.filter(({ inherited }) => inherited.length > 0);
    expect(open.map(o => o.path)).toEqual(['output']);
    const inherited = find('output')?.inherited ?? [];
    const paths = inherited.map(({ path }) => path);
    expect(paths).toContain('output.externals');
    expect(paths).not.toContain('output.external');
    expect(inherited).toContainEqual({
      path: 'output.polyfill',
      types: ["'entry' | 'off' | 'usage'", "'entry' | 'off' | 'usage'"],
    });
  });
});

test('says so if the package has no LibConfig', () => {
  expect(() =>
    extractOptions(path.join(folder, 'node_modules/@rsbuild/core')),
  ).toThrow('exports no LibConfig');
});
