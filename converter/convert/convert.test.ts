import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import type { Rows, ToolName } from './Conversion.ts';
import { convert } from './convert.ts';

const rowOf = (name: string) => ({ text: name, address: `/guide#${name}` });
const rows: Rows = new Map(
  [
    'entry',
    'format',
    'dts',
    'banner',
    'minify',
    'external',
    'plugins',
    'input',
    'output.file',
    'output.format',
    'output.name',
    'output.globals',
    'build',
    'build.lib',
    'build.lib.entry',
    'build.lib.fileName',
    'build.lib.name',
    'build.lib.formats',
    'build.rollupOptions',
    'clean',
    'outDir',
    'rollup-plugin-dts',
    'rollup-plugin-other',
  ].map(name => [name, rowOf(name)]),
);

function convertTo(tool: ToolName, config: string, manifest?: object) {
  return convert(
    { tool, config, manifest: manifest && JSON.stringify(manifest) },
    rows,
  );
}

const head =
  "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(";
const configOf = (...given: Parameters<typeof convertTo>) =>
  convertTo(...given)
    .config?.replace(head, '')
    .replace(/\);\n$/, '');

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
    const more = new Map([...rows, ['publicDir', rowOf('publicDir')]]);
    const config = `export default { publicDir: false, build: { lib: {} } }`;
    expect(convert({ tool: 'vite', config }, more).config).toContain(
      'server: { publicDir: false }',
    );
  });

  test('has the folder of an entry only without a bundle', () => {
    const more = new Map([
      ...rows,
      ['root', rowOf('root')],
      ['unbundle', rowOf('unbundle')],
    ]);
    const convertRoot = (more_: string) =>
      convert(
        { tool: 'tsdown', config: `export default { root: '.'${more_} }` },
        more,
      );
    expect(convertRoot('').notes).toContainEqual(
      expect.objectContaining({ kind: 'left', option: 'root' }),
    );
    expect(convertRoot(', unbundle: true').config).toContain("outBase: './.'");
  });

  test('has a name of its own for each item', () => {
    const rule = new Map([...rows, ['name', rowOf('name')]]);
    const config = `export default { name: 'a', format: ['esm', 'cjs'] }`;
    expect(convert({ tool: 'tsup', config }, rule).config).toContain(
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
    const { config, notes } = convertTo('vite', text, manifest);
    expect(config).toContain('externals: [/^(a+)+$/]');
    expect(notes).toContainEqual(
      expect.objectContaining({
        kind: 'unread',
        option: 'build.rollupOptions',
      }),
    );
  });

  test.each([
    ['tsup', 'module', 'cjs', 'index.d.ts', 'cjs/index.d.cts'],
    ['tsdown', 'module', 'cjs', 'index.d.ts', 'cjs/index.d.cts'],
    ['tsup', 'commonjs', 'esm', 'esm/index.d.mts', 'index.d.ts'],
    ['tsdown', 'commonjs', 'esm', 'esm/index.d.mts', 'index.d.ts'],
  ] as const)(
    'gives types of both kinds of modules a folder: %s, %s',
    (tool, type, folder, forImport, forRequire) => {
      const text = "export default { format: ['esm', 'cjs'], dts: true }";
      const isModule = type === 'module';
      const before =
        tool === 'tsdown'
          ? ['index.d.mts', 'index.d.cts']
          : isModule
            ? ['index.d.ts', 'index.d.cts']
            : ['index.d.mts', 'index.d.ts'];
      const { config, manifest } = convertTo(tool, text, {
        type,
        exports: before.map(name => `./dist/${name}`),
      });
      expect(config?.match(/autoExtension: true/g)).toHaveLength(2);
      expect(config).toContain(`distPath: 'dist/${folder}'`);
      const after = before.map(
        (name, at) =>
          manifest.find(({ path }) => path === `exports.${at}`)?.after ??
          `./dist/${name}`,
      );
      expect(after).toEqual([`./dist/${forImport}`, `./dist/${forRequire}`]);
    },
  );

  test('finds types where the output that they are of has them', () => {
    const text = `export default [
      { entry: ['src/index.ts'], outDir: 'lib', dts: true },
      { entry: ['src/cli.ts'], outDir: 'lib', format: ['esm', 'cjs'], dts: true },
      { entry: ['src/a/b.ts'], format: ['esm', 'cjs'] },
    ]`;
    const { config, manifest } = convertTo('tsup', text, {
      exports: ['lib/index.d.ts', './lib/cli.d.mts', './dist/b.d.mts'],
    });
    expect(config).toContain("distPath: 'lib/esm'");
    expect(manifest.filter(({ path }) => path.startsWith('exports'))).toEqual([
      {
        path: 'exports.1',
        before: './lib/cli.d.mts',
        after: './lib/esm/cli.d.mts',
      },
    ]);
  });

  test('declares types once instead of in an output of their own', () => {
    const text = `import dts from 'rollup-plugin-dts';
      const input = 'src/index.ts';
      export default [
        { input, output: { file: 'dist/index.mjs', format: 'es' }, external: x => true },
        { input, output: { file: 'dist/index.d.ts' }, plugins: [dts()] },
      ]`;
    const { config, notes } = convertTo('rollup', text, { type: 'commonjs' });
    expect(config).toContain('dts: true');
    expect(config).not.toContain('lib:');
    expect(notes.map(({ kind, option }) => `${kind} ${option}`)).toEqual([
      'unread external',
      'changed rollup-plugin-dts',
    ]);
  });
});

describe('what can only be known by running the config', () => {
  const more = new Map(
    ['minify', 'define', 'banner', 'entry'].map(name => [name, rowOf(name)]),
  );
  const convertPart = (option: string, before = '') =>
    convert(
      {
        tool: 'tsup',
        config: `${before}\nexport default defineConfig(({ watch }) => ({ entry: ['src/index.ts'], ${option} }));`,
      },
      more,
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
        row: { address: '/guide#minify' },
        place: { line: 2 },
        reason: 'unknown-name',
        code: 'isCi',
      },
      { kind: 'changed', option: 'dts' },
    ]);
  });

  test('leaves out what is about other values', () => {
    const own = {
      text: '`lib.dts`, one for each file. `dts.banner` becomes `banner.dts`. No `dts.only`. Slow.',
      address: '/guide#dts',
    };
    const saysOf = (dts: string) =>
      convert(
        {
          tool: 'tsup',
          config: `export default { entry: 'a.ts', dts: ${dts} }`,
        },
        new Map([...rows, ['dts', own]]),
      ).notes.find(({ option }) => option === 'dts')?.row?.text;
    expect(saysOf('true')).toBe('`lib.dts`, one for each file. Slow.');
    expect(saysOf("{ banner: '' }")).toBe(
      '`lib.dts`, one for each file. `dts.banner` becomes `banner.dts`. Slow.',
    );
    expect(saysOf('unknown')).toBe('`lib.dts`, one for each file.');
  });

  test('says that the tool looks for entries elsewhere', () => {
    expect(convertTo('unbuild', 'export default {}').notes).toMatchObject([
      { kind: 'left', option: 'entries' },
    ]);
  });

  test('says that package.json asks for declarations', () => {
    const manifest = { exports: { '.': { types: './dist/index.d.mts' } } };
    const { config, notes } = convertTo(
      'tsdown',
      'export default {}',
      manifest,
    );
    expect(config).toContain('dts: true');
    expect(notes).toMatchObject([{ kind: 'changed', option: 'dts' }]);
  });

  test('is made of options that can be anything', () => {
    const text = 'export default { ...options, format: "esm" }';
    expect(convertTo('tsup', text).notes).toMatchObject([
      { kind: 'unread', reason: 'spread', code: 'options' },
    ]);
  });

  test('is all there is for a config that computes', () => {
    const { config, notes } = convertTo('tsup', 'export default merge({}, {})');
    expect(config).toBeUndefined();
    expect(notes).toMatchObject([{ kind: 'unread', reason: 'expression' }]);
  });

  test('is all there is without a format that Rslib has', () => {
    const text = (formats: string) =>
      `export default { input: 'a.js', external: isOne, output: [${formats}] }`;
    const { config, notes } = convertTo(
      'rollup',
      text("{ format: 'system' }, { format: 'amd' }"),
    );
    expect(config).toBeUndefined();
    expect(notes).toMatchObject([
      { kind: 'left', option: 'output.format' },
      { kind: 'left', option: 'output.format' },
    ]);
    expect(
      configOf('rollup', text("{ format: 'system' }, { format: 'cjs' }")),
    ).toContain("lib: [{ format: 'cjs' }]");
    expect(convertTo('rollup', 'export default [a({ b: c })]')).toMatchObject({
      notes: [{ kind: 'unread', option: '[0]', code: 'a(…)' }],
    });
  });

  test('says that Vite builds no library', () => {
    const { config, notes } = convertTo('vite', 'export default {}');
    expect(config).toBeUndefined();
    expect(notes).toMatchObject([{ kind: 'left', option: 'build.lib' }]);
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
    expect(convertTo('tsdown', 'export default {}', manifest)).toMatchObject({
      manifest: [
        {
          path: 'scripts.build',
          before: 'tsdown && node after.js',
          after: 'rslib && node after.js',
        },
        { path: 'scripts.dev', after: 'rslib --watch' },
        { path: 'devDependencies.@rslib/core' },
        {
          path: 'types',
          before: './dist/index.d.mts',
          after: './dist/index.d.ts',
        },
      ],
      notes: [
        { kind: 'changed', option: 'dts' },
        { kind: 'unread', option: 'scripts.cli', code: 'tsdown src/cli.ts' },
      ],
    });
  });

  test('that is none is refused in words', () => {
    expect(() =>
      convert(
        { tool: 'tsup', config: 'export default {}', manifest: '[]' },
        rows,
      ),
    ).toThrow('It is not an object');
  });

  test('gets the versions that the site describes', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const installed = ['package.json', 'live-rslib/package.json']
      .map(file => readFileSync(path.join(root, file), 'utf8'))
      .join('');
    const { manifest } = convertTo('tsup', 'export default {}', {
      peerDependencies: { react: '*' },
    });
    expect(manifest).toHaveLength(2);
    for (const { path: place, after = '' } of manifest) {
      const name = place.replace('devDependencies.', '');
      expect(installed).toContain(`"${name}": "${after.slice(1)}"`);
    }
  });
});
