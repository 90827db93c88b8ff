import type { LibConfig, RslibConfig } from '@rslib/core';

/** The names in an object type; any name fits one with an index signature. */
type NamesIn<T> = T extends readonly unknown[] | ((...args: never[]) => unknown)
  ? never
  : T extends object
    ? string extends keyof T
      ? never
      : keyof T
    : never;

/** Options at the top level, of a `lib` item, and one level below. */
type Name =
  | NamesIn<RslibConfig | LibConfig>
  | NamesIn<RslibConfig[keyof RslibConfig] | LibConfig[keyof LibConfig]>;

// TypeScript reports each name that isn't an option.
export const known: Name[] = ['banner', 'dts', 'buildCache', 'minify', 'swc'];

export const tsup: Name[] = [
  'metafile',
  'cjsInterop',
  'removeNodeProtocol',
  'only',
  'onSuccess',
  'killSignal',
  'esbuildOptions',
];

export const tsc: Name[] = [
  'mapRoot',
  'sourceRoot',
  'noEmitOnError',
  'init',
  'ignoreConfig',
  'locale',
  'traceResolution',
];

export const father: Name[] = ['prebundle'];

export const rollup: Name[] = [
  'makeAbsoluteExternalsRelative',
  'shimMissingExports',
  'context',
  'moduleContext',
  'fs',
  'maxParallelFileOps',
  'perf',
  'experimentalLogSideEffects',
  'strictDeprecations',
  'intro',
  'outro',
  'sourcemapBaseUrl',
  'sourcemapFile',
  'sourcemapFileNames',
  'sourcemapIgnoreList',
  'sourcemapPathTransform',
  'sourcemapDebugIds',
  'virtualDirname',
  'dynamicImportInCjs',
  'interop',
  'esModule',
  'externalLiveBindings',
  'reexportProtoFromExternal',
  'freeze',
  'generatedCode',
  'hoistTransitiveImports',
  'minifyInternalExports',
  'systemNullSetters',
  'extend',
  'noConflict',
  'indent',
  'strict',
  'validate',
  'externalImportAttributes',
  'externalImportAssertions',
  'importAttributesKey',
];

export const tsdown: Name[] = [
  'write',
  'workspace',
  'cjsDefault',
  'nodeProtocol',
  'inlineOnly',
  'globImport',
  'exports',
  'publint',
  'attw',
  'unused',
  'inputOptions',
  'outputOptions',
  'failOnWarn',
  'fromVite',
  'devtools',
];

export const vite: Name[] = [
  'dynamicImportVarsOptions',
  'chunkSizeWarningLimit',
  'createEnvironment',
  'modulePreload',
  'polyfillModulePreload',
  'chunkImportMap',
  'ssrManifest',
  'worker',
  'clearScreen',
  'experimental',
  'future',
  'legacy',
];

export const moduleTools: Name[] = ['splitting', 'hooks'];

// Values that other tools accept.
type Output = NonNullable<RslibConfig['output']>;

export const minify: Output['minify'] = 'terser';
export const injectStyles: Output['injectStyles'] = (css: string) => css;
export const banner: LibConfig['banner'] = { js: (file: string) => file };
