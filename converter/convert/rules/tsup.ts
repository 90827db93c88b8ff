import { manifestHas } from '../Manifest.ts';
import type { Draft } from '../Draft.ts';
import {
  always,
  copied,
  isText,
  plain,
  switched,
  without,
  type Rules,
} from './Rule.ts';
import { outExtension } from './functions.ts';
import * as shared from './shared.ts';

/** Packages by name also leave out what's below them. */
const external: Rules[string] = (value, draft) => {
  const before = draft.external.length;
  const outcome = shared.external(value, draft);
  const added = draft.external.splice(before).map(name =>
    typeof name === 'string'
      ? // Rslib does the same for packages of package.json.
        manifestHas(draft.manifest, name)
        ? name
        : new RegExp(`^${name.replaceAll(/[^\w@/-]/g, String.raw`\$&`)}($|/)`)
      : name,
  );
  draft.external.push(...added);
  return outcome;
};

export const tsupRules: Rules = {
  // Before `entry`, which may have globs.
  bundle: shared.bundle,
  format: shared.format({ esm: 'esm', cjs: 'cjs', iife: 'iife' }),
  entry: shared.entry(shared.byCommonFolder),
  entryPoints: shared.entry(shared.byCommonFolder),
  outDir: shared.outDir,
  outExtension: outExtension(({ formats }) => formats ?? ['cjs']),
  legacyOutput: without(false),
  clean: shared.clean,
  publicDir: plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true && !isText(data)) return 'left';
    draft.set('output/copy', [{ from: data === true ? 'public' : data }]);
    return 'done';
  }),
  sourcemap: shared.sourcemap,
  metafile: without(false),
  splitting: plain((data, draft) => {
    const formats = draft.formats ?? ['cjs'];
    const isSame = data === formats.includes('esm') && formats.length === 1;
    return isSame ? 'done' : 'changed';
  }),
  globalName: shared.globalName,
  platform: shared.platform,
  target: shared.target,
  shims: shared.shims,
  cjsInterop: without(false),
  removeNodeProtocol: without(false),
  external,
  noExternal: shared.noExternal,
  skipNodeModulesBundle: shared.skipNodeModulesBundle,
  define: shared.define('any'),
  env: shared.env,
  replaceNodeEnv: switched('source/define', {
    'process.env.NODE_ENV': '"production"',
  }),
  banner: shared.banner('banner', 'any'),
  footer: shared.banner('footer', 'any'),
  injectStyle: plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true) return 'left';
    draft.set('output/injectStyles', true);
    draft.set('output/target', 'web');
    return 'changed';
  }),
  treeshake: shared.treeshake,
  minify: shared.minify,
  minifyWhitespace: without(false),
  minifyIdentifiers: without(false),
  minifySyntax: without(false),
  keepNames: without(false),
  dts: shared.dts,
  experimentalDts: shared.dts,
  tsconfig: shared.tsconfig,
  name: copied('id', isText),
  watch: without(false),
  ignoreWatch: without(),
  silent: switched('logLevel', 'error', 'done'),
  config: always(),
  killSignal: always(),
};

/** What tsup does without an option. */
export function finishTsup(draft: Draft): void {
  draft.formats ??= ['cjs'];
  nameGlobal(draft, '[name].global.js');
}

/** An `iife` with a name is a `umd` file; `fileName` keeps its name. */
export function nameGlobal(draft: Draft, fileName: string): void {
  const { globalName, formats = [] } = draft;
  if (formats.includes('iife')) {
    const format = globalName ? 'umd' : 'iife';
    draft.formats = formats.map(one => (one === 'iife' ? format : one));
    const { iife, ...own } = draft.own;
    draft.own = { ...own, [format]: iife ?? {} };
    if (!iife?.['output']) draft.set('output/filename/js', fileName, format);
  }
  if (globalName && draft.formats?.includes('umd')) {
    draft.set('umdName', globalName, 'umd');
  }
}
