import path from 'node:path';
import { rspack, type Rspack } from '@rsbuild/core';
import { builtinModules } from 'node:module';

/** Packages that stand in for Node's modules, so they get those of npm. */
const BUILTIN = new Set(builtinModules);

/** What the tools load for servers, watching, and other formats of configuration. */
const UNUSED =
  /^(?:yaml|typescript|tsx\/cjs\/api|@microsoft\/api-extractor)$|compiled\/(?:jiti|tinypool)\/|^\.\/(?:ws|sirv|cors|open|connect-next|launch-editor-middleware|http-proxy-middleware|chokidar|memfs|manifest-plugin|range-parser|trace-mapping|remapping|freshImport|tsc|tsgo|apiExtractor)\.js$/;

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
      clean: true,
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

/** are-the-types-wrong, in one file: packages find what they bring beside themselves. */
export function createTypesConfig({
  source,
  dist,
}: Pick<Places, 'source' | 'dist'>): Rspack.Configuration {
  return {
    ...COMMON,
    name: 'live-rslib-types',
    context: source,
    entry: { types: path.join(source, 'worker/types.ts') },
    output: { path: dist, filename: FILENAME },
    // Nobody asks for the names of Node.js's modules.
    resolve: { fallback: { module: false } },
    module: { rules: [TYPESCRIPT] },
  };
}
