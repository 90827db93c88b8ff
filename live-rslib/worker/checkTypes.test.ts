import { expect, test } from '@rstest/core';
import { checkTypes } from './checkTypes.ts';

const DUAL = {
  '.': {
    import: { types: './a.d.mts', default: './a.mjs' },
    require: { types: './a.d.cts', default: './a.cjs' },
  },
};
const TYPES = 'export declare const a: number;\n';
const FILES = {
  'a.mjs': 'export const a = 1;\n',
  'a.cjs': 'exports.a = 1;\n',
  'a.d.mts': TYPES,
  'a.d.cts': TYPES,
  'a.d.ts': TYPES,
};

const check = (manifest: object, files: Record<string, string> = FILES) =>
  checkTypes({
    name: '@s/a',
    version: '1.0.0',
    files: {
      ...files,
      'package.json': JSON.stringify({ name: '@s/a', ...manifest }),
    },
  });

test('a package of both formats is right, and so is one of ES modules', async () => {
  expect(await check({ exports: DUAL })).toEqual([]);
  const esm = { types: './a.d.mts', default: './a.mjs' };
  const exports = { '.': esm, './package.json': './package.json' };
  expect(await check({ exports })).toEqual([]);
});

test('one pair of declarations for two formats is wrong for one of them', async () => {
  const { '.': both } = DUAL;
  const types = './a.d.ts';
  const exports = {
    import: { ...both.import, types },
    require: { ...both.require, types },
  };
  expect(await check({ type: 'module', exports })).toEqual([
    {
      kind: 'FalseESM',
      said: 'Types are ESM, but implementation is CJS: a.d.ts',
    },
  ]);
});

test('what is missing is told with the ways that fail', async () => {
  const { 'a.d.mts': _, ...files } = FILES;
  expect(await check({ exports: DUAL }, files)).toEqual([
    {
      kind: 'UntypedResolution',
      said: 'Could not find types: "." (node16-esm), "." (bundler)',
    },
  ]);
  expect(await check({ exports: './a.mjs' }, { 'a.mjs': '' })).toMatchObject([
    { kind: 'UntypedResolution' },
  ]);
});

test('what is named for require has to be there, even if all else is ESM', async () => {
  const { 'a.cjs': _, ...files } = FILES;
  const { '.': both } = DUAL;
  const exports = { types: './a.d.mts', ...both };
  expect(await check({ exports }, files)).toMatchObject([
    { kind: 'CJSResolvesToESM' },
  ]);
});

test('ES modules where another entry is for require are told', async () => {
  const exports = { ...DUAL, './b': DUAL['.'].import };
  expect(await check({ exports })).toMatchObject([
    { kind: 'CJSResolvesToESM' },
  ]);
});
