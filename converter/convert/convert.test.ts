import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import type { ToolName } from './Conversion.ts';
import { convert } from './convert.ts';
import { readRows } from './readRows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rowsOf = (tool: ToolName) =>
  readRows(tool, page =>
    splitCopy(readFileSync(`${root}/content/en${page}.mdx`, 'utf8')),
  );

function convertTo(tool: ToolName, config: string, manifest?: object) {
  return convert(
    { tool, config, manifest: manifest && JSON.stringify(manifest) },
    rowsOf(tool),
  );
}

const head =
  "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(";
const configOf = (...given: Parameters<typeof convertTo>) =>
  convertTo(...given)
    .config?.replace(head, '')
    .replace(/\);\n$/, '');

const notesOf = (...given: Parameters<typeof convertTo>) =>
  convertTo(...given).notes.map(({ kind, option }) => `${kind} ${option}`);

/** The changes to package.json, each with its path. */
const changesOf = (...given: Parameters<typeof convertTo>) =>
  Object.fromEntries(
    convertTo(...given).manifest.map(({ path, after }) => [path, after]),
  );

describe('the new config', () => {
  test('leaves out what a plugin of Rollup leaves out', () => {
    const config = (
      plugin: string,
    ) => `import { nodeResolve } from '@rollup/plugin-node-resolve';
      import externals from '${plugin}';
      export default { input: 'src/index.js', plugins: [externals(), nodeResolve()] }`;
    const manifest = { dependencies: { a: '1' }, peerDependencies: { b: '1' } };
    const convertWith = (plugin: string) =>
      configOf('rollup', config(plugin), manifest);
    expect(convertWith('rollup-plugin-node-externals')).not.toContain(
      'autoExternal',
    );
    expect(convertWith('rollup-plugin-peer-deps-external')).toContain(
      "autoExternal: { exclude: ['a'] }",
    );
  });

  test('leaves out the public folder if Vite does', () => {
    const text = `export default { publicDir: false, build: { lib: {} } }`;
    expect(configOf('vite', text)).toContain('server: { publicDir: false }');
  });

  test('has the folder of an entry only without a bundle', () => {
    const text = (more: string) => `export default { root: '.'${more} }`;
    expect(notesOf('tsdown', text(''))).toEqual(['left root']);
    const config = configOf('tsdown', text(', unbundle: true'));
    expect(config).toContain("outBase: './.'");
  });

  test('has a name of its own for each item', () => {
    const text = `export default { name: 'a', format: ['esm', 'cjs'] }`;
    expect(configOf('tsup', text)).toContain(
      "lib: [{ format: 'esm', id: 'a-esm' }, { format: 'cjs', id: 'a-cjs' }]",
    );
  });

  test('has what all items share at the top', () => {
    const text = `export default [
      { entry: ['src/index.ts'], format: 'esm', minify: true, outDir: 'a' },
      { entry: ['src/cli.ts'], format: ['esm', 'cjs'], minify: true, outDir: 'b' },
    ]`;
    expect(configOf('tsup', text)).toBe(`{
  lib: [
    { format: 'esm', output: { distPath: 'a' } },
    {
      format: 'esm',
      source: { entry: { cli: './src/cli.ts' } },
      output: { distPath: 'b' },
    },
    {
      format: 'cjs',
      source: { entry: { cli: './src/cli.ts' } },
      output: { distPath: 'b' },
    },
  ],
  output: { minify: true },
}`);
  });

  test('is text that means the same, whatever the values are', () => {
    const text = String.raw`export default { banner: { js: 'it\'s\n"\u2028" \${x}' }, external: [/a\/b/] }`;
    expect(configOf('tsup', text)).toContain(
      String.raw`{ js: 'it\'s\n"\u2028" ${'${x}'}' }`,
    );
  });

  test('has the format that the tool has by default', () => {
    expect(configOf('tsup', 'export default {}')).toBe(
      "{ lib: [{ format: 'cjs' }] }",
    );
    expect(configOf('rollup', 'export default {}')).toContain(
      'devDependencies',
    );
  });

  test('leaves out the packages that the tool left out', () => {
    const text = `export default { entry: [], external: ['react', 'left-out', /^x/] }`;
    expect(
      configOf('tsup', text, { peerDependencies: { react: '*' } }),
    ).toContain('externals: [/^left-out($|\\/)/, /^x/]');
  });

  test('bundles the packages that Vite bundled', () => {
    const text = `export default { build: { lib: { entry: 'src/main.ts', formats: ['es'] }, rollupOptions: { external: ['vue'] } } }`;
    const manifest = {
      name: '@scope/box',
      dependencies: { vue: '3', mitt: '3' },
    };
    expect(configOf('vite', text, manifest)).toBe(`{
  source: { entry: { box: './src/main.ts' } },
  output: { target: 'web', autoExternal: { exclude: ['mitt'] } },
}`);
    expect(configOf('vite', text)).toContain(
      "autoExternal: false, externals: ['vue']",
    );
  });

  test('tries no pattern that could take forever', () => {
    const text = `export default { build: { lib: { entry: 'a.ts' }, rollupOptions: { external: [/^(a+)+$/] } } }`;
    const manifest = { dependencies: { [`${'a'.repeat(60)}-`]: '1' } };
    expect(configOf('vite', text, manifest)).toContain(
      'externals: [/^(a+)+$/]',
    );
    expect(notesOf('vite', text, manifest)).toEqual([
      'unread build.rollupOptions',
    ]);
  });

  test.each([
    ['tsup', 'module', 'cjs', 'index.d.ts', 'index.d.cts'],
    ['tsdown', 'module', 'cjs', 'index.d.mts', 'index.d.cts'],
    ['tsup', 'commonjs', 'esm', 'index.d.mts', 'index.d.ts'],
    ['tsdown', 'commonjs', 'esm', 'index.d.mts', 'index.d.cts'],
  ] as const)(
    'gives types of both kinds of modules a folder: %s, %s',
    (tool, type, folder, forImport, forRequire) => {
      const text = "export default { format: ['esm', 'cjs'], dts: true }";
      const exports = [`./dist/${forImport}`, `./dist/${forRequire}`];
      const config = configOf(tool, text, { type });
      expect(config?.match(/autoExtension: true/g)).toHaveLength(2);
      expect(config).toContain(`distPath: 'dist/${folder}'`);
      const changes = changesOf(tool, text, { type, exports });
      expect(exports.map((old, at) => changes[`exports.${at}`] ?? old)).toEqual(
        folder === 'cjs'
          ? ['./dist/index.d.ts', './dist/cjs/index.d.cts']
          : ['./dist/esm/index.d.mts', './dist/index.d.ts'],
      );
    },
  );

  test('finds types where the output that they are of has them', () => {
    const text = `export default [
      { entry: ['src/cli.ts'], outDir: 'lib', format: ['esm', 'cjs'], dts: true },
      { entry: ['src/index.ts'], outDir: 'lib', format: 'esm', dts: true },
      { entry: ['src/a/b.ts'], format: ['esm', 'cjs'] },
    ]`;
    const given = {
      exports: ['lib/index.d.mts', './lib/cli.d.mts', './dist/b.d.mts'],
    };
    expect(configOf('tsup', text, given)).toContain("distPath: 'lib/esm'");
    expect(changesOf('tsup', text, given)).toEqual({
      'devDependencies.@rslib/core': expect.any(String) as string,
      'exports.1': './lib/esm/cli.d.mts',
    });
  });

  test('declares types once instead of in an output of their own', () => {
    const text = `import dts from 'rollup-plugin-dts';
      const input = 'src/index.ts';
      export default [
        { input, output: { file: 'dist/index.mjs', format: 'es' }, external: x => true },
        { input, output: { file: 'dist/index.d.ts' }, plugins: [dts()] },
      ]`;
    const config = configOf('rollup', text, { type: 'commonjs' });
    expect(config).toContain('dts: true');
    expect(config).not.toContain('lib:');
    expect(notesOf('rollup', text)).toEqual([
      'unread external',
      'changed rollup-plugin-dts',
    ]);
  });
});

describe('what can only be known by running the config', () => {
  const convertPart = (option: string, before: string) =>
    convertTo(
      'tsup',
      `${before}\nexport default defineConfig(({ watch }) => ({ entry: ['src/index.ts'], ${option} }));`,
    );

  test.each([
    ['minify: !process.env.DEV', 'output: { minify: !process.env.DEV }'],
    [
      'minify: !isCi && !x',
      "import { isCi } from 'ci';",
      'import y from "./y";',
      'const x = y;',
    ],
    ['define: { ...env }', 'const env = { A: process.env.A };'],
    ['define: { A: `"${pkg.version}"` }', "import pkg from './package.json';"],
    ['banner: { js: `// ${name()}` }', 'function name() { return Date.now() }'],
    ['define: { A: JSON.stringify([1].map(a => a + b)) }', 'const b = f();'],
  ])('%s is copied, with what it names', (option, ...code) => {
    const { config, notes } = convertPart(
      option,
      `import { isCi } from 'ci';
import y from "./y";
import pkg from './package.json';
import { f } from 'f';
const x = y;
const b = f();
const env = { A: process.env.A };
function name() { return Date.now() }`,
    );
    for (const line of code) expect(config).toContain(line);
    expect(config).toContain(option.replace(/^\w+: /, ''));
    expect(notes.map(({ kind }) => kind)).toContain('copied');
    expect(notes.filter(({ kind }) => kind === 'unread')).toEqual([]);
  });

  test.each([
    // Of the function around it, of the file's folder, or of nobody.
    'minify: !watch',
    'define: { A: JSON.stringify(__dirname) }',
    'minify: !unknown',
    // The value can change, or comes from the tool that goes.
    'minify: !changed',
    'minify: !fromTool()',
    // Rslib sets it.
    "minify: process.env.NODE_ENV === 'production'",
    // It may be a word that only the tool knows.
    'minify: process.env.MINIFY',
    'minify: watch ? "terser" : true',
    'banner: () => ({ js: "" })',
    'define: load()',
    'define: { A: 1, ...process.env }',
  ])('%s is not copied', option => {
    const { config, notes } = convertPart(
      option,
      `import { fromTool } from 'tsup';
let changed = {};
changed.a = process.env.A;`,
    );
    expect(config).toContain("defineConfig({ lib: [{ format: 'cjs' }] });");
    expect(notes.map(({ kind }) => kind)).toEqual(['unread']);
  });

  test('a parameter of the function that makes the config is not copied', () => {
    const text =
      'const make = ci => ({ entry: [], minify: !ci }); export default make';
    expect(notesOf('tsup', text)).toContain('unread minify');
  });
});

describe('a note', () => {
  test('says what the guide says, and where', () => {
    const text =
      'export default {\n  minify: isCi,\n  plugin: 1,\n  dts: true,\n  entry: ["a.ts"] }';
    expect(convertTo('tsup', text).notes).toMatchObject([
      { kind: 'unknown', option: 'plugin', place: { line: 3 } },
      {
        kind: 'unread',
        option: 'minify',
        row: {
          text: '`output.minify`.',
          address: '/guide/migration/tsup#code',
        },
        place: { line: 2 },
        reason: 'unknown-name',
        code: 'isCi',
      },
      { kind: 'changed', option: 'dts' },
    ]);
  });

  test('leaves out what is about other values', () => {
    const saysOf = (dts: string) =>
      convertTo('tsup', `export default { entry: 'a.ts', dts: ${dts} }`)
        .notes.map(({ row }) => row?.text.replaceAll(/\[(.*?)\]\(.*?\)/g, '$1'))
        .join();
    const first = '`lib.dts`, with `{ bundle: true }` for one file per entry.';
    expect(saysOf('true')).toBe(first);
    expect(saysOf('unknown')).toBe(first);
    expect(saysOf("{ banner: '' }")).toContain(
      `${first} \`dts.banner\` becomes`,
    );
    expect(saysOf("{ banner: '' }")).not.toContain('dts.only');
  });

  test('says that the tool looks for entries elsewhere', () => {
    expect(notesOf('unbuild', 'export default {}')).toEqual(['left entries']);
  });

  test('says that package.json asks for declarations', () => {
    const given = [
      'tsdown',
      'export default {}',
      { exports: { '.': { types: './dist/index.d.mts' } } },
    ] as const;
    expect(configOf(...given)).toContain('dts: true');
    expect(notesOf(...given)).toEqual(['changed dts']);
  });

  test('is made of options that can be anything', () => {
    const text = 'export default { ...options, format: "esm" }';
    expect(convertTo('tsup', text).notes).toMatchObject([
      { kind: 'unread', reason: 'spread', code: 'options' },
    ]);
  });

  test.each([
    ['tsup', 'export default merge({}, {})', 'unread '],
    ['vite', 'export default {}', 'left build.lib'],
    ['rollup', 'export default [a({ b: c })]', 'unread [0]'],
    [
      'rollup',
      "export default { input: 'a.js', external: x, output: { format: 'amd' } }",
      'left output.format',
    ],
  ] as const)('is all there is for %s: %s', (tool, text, note) => {
    expect(convertTo(tool, text).config).toBeUndefined();
    expect(notesOf(tool, text)).toEqual([note]);
  });

  test('is for the format that Rslib lacks, beside one that it has', () => {
    const text = `export default { input: 'a.js', output: [{ format: 'system' }, { format: 'cjs' }] }`;
    expect(configOf('rollup', text)).toContain("lib: [{ format: 'cjs' }]");
  });
});

describe('package.json', () => {
  test('has scripts and packages of Rslib', () => {
    const manifest = {
      type: 'module',
      types: './dist/index.d.mts',
      scripts: {
        build: 'tsdown && node after.js',
        dev: 'tsdown --watch',
        cli: 'tsdown src/cli.ts',
        'tsdown:x': 'echo tsdown.config.ts',
      },
      devDependencies: { tsdown: '1' },
    };
    expect(changesOf('tsdown', 'export default {}', manifest)).toEqual({
      'scripts.build': 'rslib && node after.js',
      'scripts.dev': 'rslib --watch',
      'devDependencies.@rslib/core': expect.any(String) as string,
      types: './dist/index.d.ts',
    });
    expect(notesOf('tsdown', 'export default {}', manifest)).toEqual([
      'changed dts',
      'unread scripts.cli',
    ]);
  });

  test('that is none is refused in words', () => {
    expect(() =>
      convert(
        { tool: 'tsup', config: 'export default {}', manifest: '[]' },
        new Map(),
      ),
    ).toThrow('It is not an object');
  });

  test('gets the versions that the site describes', () => {
    const installed = ['package.json', 'live-rslib/package.json']
      .map(file => readFileSync(path.join(root, file), 'utf8'))
      .join('');
    const changes = changesOf('tsup', 'export default {}', {
      peerDependencies: { react: '*' },
    });
    expect(Object.keys(changes)).toHaveLength(2);
    for (const [place, after = ''] of Object.entries(changes)) {
      const name = place.replace('devDependencies.', '');
      expect(installed).toContain(`"${name}": "${after.slice(1)}"`);
    }
  });
});
