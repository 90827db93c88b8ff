import { readModuleNames } from './moduleNames.ts';
import { builtins } from './node/builtins.ts';
import { posix } from './node/path.ts';
import { url } from './node/url.ts';

/** Where the tools believe to be installed. */
const TOOLS = '/tools/node_modules';

/** What a module of CommonJS exports, or the names of an ECMAScript module. */
type Exports = Record<string, unknown>;

/** What the tools import by an address they compute: the loaders of CSS, and others. */
const imports: Record<string, () => Promise<Exports>> = {
  '@rsbuild/core/compiled/css-loader/index.js': () =>
    import('tools/@rsbuild/core/compiled/css-loader/index.js'),
  '@rspack/core/dist/cssExtractLoader.js': () =>
    import('tools/@rspack/core/dist/cssExtractLoader.js'),
  '@rslib/core/dist/libCssExtractLoader.js': () =>
    import('tools/@rslib/core/dist/libCssExtractLoader.js'),
  '@rsbuild/core/dist/transformLoader.mjs': () =>
    import('tools/@rsbuild/core/dist/transformLoader.mjs'),
  '@rsbuild/core/dist/ignoreCssLoader.mjs': () =>
    import('tools/@rsbuild/core/dist/ignoreCssLoader.mjs'),
  '@rsbuild/core/dist/cssUrlLoader.mjs': () =>
    import('tools/@rsbuild/core/dist/cssUrlLoader.mjs'),
};

/** What the tools require: by the name of a package, or by the path of a file. */
const required: Record<string, unknown> = {
  // For watching and HTML, which no library is built with.
  [`${TOOLS}/@rspack/core/compiled/watchpack/index.js`]: class {},
  [`${TOOLS}/@rsbuild/core/compiled/html-rspack-plugin/index.js`]: class {},
  '@ast-grep/napi': { parseAsync: readModuleNames },
};

/** Adds the packages that `require` finds once they have been loaded. */
export async function provideModules(binding: unknown): Promise<void> {
  required['@rspack/binding'] = binding;
  const [sources, cssLoader] = await Promise.all([
    import('tools/@rspack/core/compiled/webpack-sources/index.js'),
    import('tools/@rsbuild/core/compiled/css-loader/index.js'),
  ]);
  required[`${TOOLS}/@rspack/core/compiled/webpack-sources/index.js`] =
    commonJs(sources);
  required[`${TOOLS}/@rsbuild/core/compiled/css-loader/index.js`] =
    commonJs(cssLoader);
}

/** Adds scripts of a folder of the tools, without their extension. */
export function provide(folder: string, scripts: Exports): void {
  for (const [name, script] of Object.entries(scripts))
    required[`${TOOLS}/${folder}/${name}.js`] = script;
}

/** Adds one more, by its path. */
export function provideModule(file: string, module: unknown): void {
  required[file] = module;
}

/** Rslib's plugin for declarations, in the process that it would start. */
export async function generateDeclarations(options: object): Promise<void> {
  const [{ generateDts }, { logger }] = await Promise.all([
    import('tools/rsbuild-plugin-dts/dist/dts.js'),
    import('@rsbuild/core'),
  ]);
  try {
    await generateDts(options);
  } catch (error) {
    logger.error(error);
    throw error;
  }
}

/** A module of Node.js, or one that was provided. */
export function requireModule(id: string): unknown {
  return builtins[id] ?? required[id];
}

/** Instead of `import.meta` of a tool, by its path in `node_modules`. */
export function toolMetaOf(inside: string) {
  const filename = `${TOOLS}/${inside}`;
  const dirname = posix.dirname(filename);
  return { url: `file://${filename}`, filename, dirname };
}

/** Instead of `import()` of an address that isn't known when the tools are bundled. */
export async function importTool(address: string): Promise<Exports> {
  const file = address.startsWith('file:')
    ? url.fileURLToPath(address)
    : address;
  const load = imports[file.slice(TOOLS.length + 1)];
  if (!load) throw new Error(`${file} isn't in the browser's copy of Rslib.`);
  return load();
}

function commonJs(module: Exports): unknown {
  return module.default ?? module;
}
