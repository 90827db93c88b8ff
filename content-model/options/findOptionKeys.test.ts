import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { findOptionKeys } from './findOptionKeys.ts';
import { optionNames } from './listPaths.ts';

const names = optionNames(path.resolve('node_modules/@rslib/core'));
const FILE = 'rslib.config.ts';

/** What each key of a config is, in order: `format = lib.format`. */
function keysOf(code: string, title: string | undefined = FILE): string[] {
  return findOptionKeys(code, title, names).map(
    ({ name, from, to }) => `${code.slice(from, to)} = ${name}`,
  );
}

const exported = (config: string) =>
  keysOf(
    `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${config});`,
  );

describe('a key is the option at its path', () => {
  test.each([
    ['{ lib: [{ format: f }] }', ['lib = lib', 'format = lib.format']],
    [
      '{ lib: [{ output: { target: t, distPath: { root: r } } }] }',
      [
        'lib = lib',
        'output = output',
        'target = output.target',
        'distPath = output.distPath',
        'root = output.distPath.root',
      ],
    ],
    ['{ root: r }', ['root = root']],
    ['{ dts: { bundle: true } }', ['dts = lib.dts', 'bundle = lib.dts.bundle']],
    [
      '{ lib: [{ bundle: true, dts: { bundle: {} } }] }',
      [
        'lib = lib',
        'bundle = lib.bundle',
        'dts = lib.dts',
        'bundle = lib.dts.bundle',
      ],
    ],
    [
      "{ 'shims': { cjs: { 'import.meta.url': false } } }",
      [
        "'shims' = lib.shims",
        'cjs = lib.shims.cjs',
        "'import.meta.url' = lib.shims.cjs.import.meta.url",
      ],
    ],
    ['({ command }) => ({ syntax: s })', ['syntax = lib.syntax']],
    [
      '{ tools: { rspack(config) {} } }',
      ['tools = tools', 'rspack = tools.rspack'],
    ],
  ])('%s', (config, expected) => {
    expect(exported(config)).toEqual(expected);
  });
});

describe('a key is no option', () => {
  test.each([
    [
      'in another place',
      '{ format: { dts: 1 }, bundler: { dts: 1 } }',
      ['format = lib.format'],
    ],
    ['that only items have', "{ umdName: 'A', id: 'a' }", []],
    ['that items lack', '{ lib: [{ logLevel: l, root: r }] }', ['lib = lib']],
    [
      'that the reader names',
      '{ source: { define: { output: o, dts: d } } }',
      ['source = source', 'define = source.define'],
    ],
    [
      'of an entry',
      '{ source: { entry: { source: s, html: h } } }',
      ['source = source', 'entry = source.entry'],
    ],
    ['in a nested list', '{ lib: [[{ format: f }]] }', ['lib = lib']],
    ['of lib as an object', '{ lib: { format: f } }', ['lib = lib']],
    ['with dots', "{ 'dts.bundle': 1, 'output.target': t }", []],
    [
      'that is computed',
      "{ ['dts']: { bundle: 1 }, [output]: { target: t } }",
      ['bundle = lib.dts.bundle'],
    ],
    [
      'in a function',
      '{ tools: { rspack: c => ({ output: o, plugins: p }) } }',
      ['tools = tools', 'rspack = tools.rspack'],
    ],
    [
      'in an argument',
      '{ plugins: [pluginReact({ output: o })] }',
      ['plugins = plugins'],
    ],
    [
      'in an unknown spread',
      '{ ...base, ...(isDev ? { dts: 1 } : { dts: 2 }) }',
      [],
    ],
    [
      'of an object',
      '{ constructor: 1, __proto__: { dts: 1 }, toString: 1 }',
      [],
    ],
    [
      'in a text',
      "{ banner: { js: 'output: { target }' } }",
      ['banner = lib.banner', 'js = lib.banner.js'],
    ],
  ])('%s', (_, config, expected) => {
    expect(exported(config)).toEqual(expected);
  });
});

test('a constant has the options of the place where it is used', () => {
  const code = `const shared = { dts: true };
const output = { target: 'web' };
const both = { js: 'x' };
export default { lib: [{ ...shared, output }], output, banner: both, footer: both };`;
  expect(keysOf(code)).toEqual([
    'dts = lib.dts',
    'target = output.target',
    'lib = lib',
    'output = output',
    'output = output',
    'banner = lib.banner',
    'footer = lib.footer',
  ]);
});

test.each([
  [
    'another tool',
    "import { defineConfig } from 'tsup';\nexport default defineConfig({ dts: true, format: 'esm' });",
    FILE,
  ],
  [
    'another tool',
    "import { defineConfig } from '@rsbuild/core';\nexport default defineConfig({ output: {} });",
    'rsbuild.config.ts',
  ],
  [
    'another tool',
    "import config from '@rslib/core';\nexport default { output: {} };",
    'rsbuild.config.ts',
  ],
  [
    'a function of the file',
    "import {} from '@rslib/core';\nconst defineConfig = x => 1;\nexport default defineConfig({ dts: true });",
    FILE,
  ],
  ['no config', 'lib: [{ dts: true }],', FILE],
  ['no code', 'export default {', FILE],
])('a file of %s has none', (_, code, title) => {
  expect(keysOf(code, title)).toEqual([]);
});

test('a config may have any name if it imports from Rslib', () => {
  const code =
    "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ dts: true });";
  expect(keysOf(code, 'base.ts')).toEqual(['dts = lib.dts']);
  expect(keysOf(code, '')).toEqual(['dts = lib.dts']);
});

test.each([
  ['createRslib({ cwd: c, output: o, config: { dts: d } })', ['dts = lib.dts']],
  [
    'mergeRslibConfig(base, { output: { minify: m } }, { dts: d })',
    ['output = output', 'minify = output.minify', 'dts = lib.dts'],
  ],
  ['export const base = defineConfig({ dts: d })', ['dts = lib.dts']],
  [
    'export default defineConfig(mergeRslibConfig(x, { dts: d }))',
    ['dts = lib.dts'],
  ],
  ['const make = dts => defineConfig({ ...shared, dts })', ['dts = lib.dts']],
  ['createRslib({ config: { define: d } }); loadConfig({ root: r })', []],
])('a config that is given to a function of Rslib: %s', (code, expected) => {
  const names = 'createRslib, defineConfig, loadConfig, mergeRslibConfig';
  expect(
    keysOf(
      `import { ${names} } from '@rslib/core';\nconst shared = { syntax: s };\n${code};`,
      'build.js',
    ),
  ).toEqual(expected);
});
