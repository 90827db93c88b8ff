import path from 'node:path';
import { rspack, type Rspack } from '@rsbuild/core';
import { builtinModules } from 'node:module';

/** Packages that stand in for Node's modules, so they get those of npm. */
const BUILTIN = new Set(builtinModules);

/** What the tools load for servers, watching, and other formats of configuration. */
const UNUSED =
  /^(?:yaml|typescript|tsx\/cjs\/api|@microsoft\/api-extractor)$|compiled\/(?:jiti|tinypool)\/|^\.\/(?:ws|sirv|cors|open|connect-next|launch-editor-middleware|http-proxy-middleware|chokidar|memfs|manifest-plugin|range-parser|trace-mapping|remapping|freshImport|tsgo|apiExtractor)\.js$/;

const TYPESCRIPT: Rspack.RuleSetRule = {
  test: /\.ts$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
};

const FILENAME = '[name].[contenthash:10].js';

const COMMON = {
  mode: 'production',
  target: ['webworker', 'es2022'],
  performance: { hints: false },
  devtool: false,
} satisfies Rspack.Configuration;

interface Places {
  /** The package live-rslib/. */
  source: string;
  /** node_modules/ of the repository. */
  modules: string;
  /** node_modules/ with the WebAssembly binding. */
  binding: string;
  dist: string;
}

/** How the worker is bundled: one entry, and chunks that it loads on demand. */
export function createConfig(
  { source, modules, binding, dist }: Places,
  constants: Record<string, string | number>,
): Rspack.Configuration {
  const worker = path.join(source, 'worker');
  const wasi = path.join(binding, '@rspack/binding-wasm32-wasi');
  const fsOf = (file: string) => ({
    '@napi-rs/wasm-runtime/fs': path.join(worker, 'binding', file),
  });
  return {
    ...COMMON,
    name: 'live-rslib',
    context: source,
    entry: { rslib: path.join(worker, 'index.ts') },
    output: {
      path: dist,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      workerChunkLoading: 'import',
      filename: FILENAME,
      chunkFilename: '[contenthash:10].js',
      publicPath: 'auto',
    },
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      modules: [modules, binding],
      alias: {
        tools: modules,
        '@rspack/binding-wasm32-wasi$': path.join(
          wasi,
          'rspack.wasi-browser.js',
        ),
      },
    },
    resolveLoader: { modules: [modules] },
    externals: ({ request = '', contextInfo }, done) => {
      const name = request.replace(/^node:/, '').replace(/\/$/, '');
      const isTool = contextInfo?.issuer.includes('/node_modules/');
      if (isTool && (BUILTIN.has(name) || request.startsWith('node:'))) {
        return done(undefined, `nodeBuiltins[${JSON.stringify(name)}]`, 'var');
      }
      done();
    },
    module: {
      rules: [
        TYPESCRIPT,
        {
          test: /\.[cm]?js$/,
          include: [
            /node_modules\/(?:@rslib|@rsbuild|@rspack|@emnapi|@napi-rs|@tybys|rsbuild-plugin-dts|rspack-vue-loader)\//,
          ],
          loader: path.join(source, 'bundle/toolLoader.ts'),
        },
        {
          test: /rspack\.wasi-browser\.js$/,
          resolve: { alias: fsOf('files.ts'), fullySpecified: false },
        },
        {
          test: /wasi-worker-browser\.mjs$/,
          resolve: { alias: fsOf('threadFiles.ts'), fullySpecified: false },
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin(constants),
      new rspack.IgnorePlugin({ resourceRegExp: UNUSED }),
    ],
    // The tools read and set NODE_ENV themselves.
    optimization: { nodeEnv: false },
  };
}

/** A worker or module of its own, in one file. */
function createFileConfig(
  name: string,
  entry: string,
  { source, dist }: Pick<Places, 'source' | 'dist'>,
): Rspack.Configuration {
  return {
    ...COMMON,
    name: `live-rslib-${name}`,
    context: source,
    entry: { [name]: path.join(source, 'worker', entry) },
    output: {
      path: dist,
      module: true,
      chunkFormat: 'module',
      filename: FILENAME,
    },
    module: { rules: [TYPESCRIPT] },
  };
}

/** TypeScript as a module, which believes to be in no Node.js. */
export function createTypescriptConfig(
  places: Pick<Places, 'source' | 'dist'>,
  typescript: string,
): Rspack.Configuration {
  const config = createFileConfig('typescript', 'typescript/index.ts', places);
  return {
    ...config,
    output: { ...config.output, library: { type: 'module' } },
    resolve: { alias: { typescript$: typescript } },
    plugins: [new rspack.DefinePlugin({ 'process.browser': 'true' })],
  };
}

/** are-the-types-wrong: packages find what they bring beside themselves. */
export function createTypesConfig(
  places: Pick<Places, 'source' | 'dist'>,
  typescriptFile: string,
): Rspack.Configuration {
  return {
    ...createFileConfig('types', 'types.ts', places),
    externals: { typescript: `module ./${typescriptFile}` },
    // Nobody asks for the names of Node.js's modules.
    resolve: { fallback: { module: false } },
  };
}
