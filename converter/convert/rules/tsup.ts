import { manifestHas } from '../Manifest.ts';
import type { Draft } from '../Draft.ts';
import { always, copied, isText, plain, without, type Rules } from './Rule.ts';
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
  bundle: plain((data, draft) => {
    if (data === false) draft.set('bundle', false);
    return typeof data === 'boolean' ? 'done' : 'left';
  }),
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
  globalName: plain((data, draft) => {
    if (!isText(data)) return 'left';
    draft.globalName = data;
    return draft.formats?.includes('iife') ? 'changed' : 'done';
  }),
  platform: shared.platform,
  target: shared.target,
  shims: shared.shims,
  cjsInterop: without(false),
  removeNodeProtocol: without(false),
  external,
  noExternal: shared.noExternal,
  skipNodeModulesBundle: plain((data, draft) => {
    if (data === false) return 'done';
    draft.set('output/autoExternal', { devDependencies: true });
    return 'changed';
  }),
  define: shared.define,
  env: shared.env,
  replaceNodeEnv: plain((data, draft) => {
    if (data === false) return 'done';
    draft.set('source/define', { 'process.env.NODE_ENV': '"production"' });
    return 'changed';
  }),
  banner: shared.banner('banner'),
  footer: shared.banner('footer'),
  injectStyle: plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true) return 'left';
    draft.set('output/injectStyles', true);
    draft.set('output/target', 'web');
    return 'changed';
  }),
  // What it removes can differ in either case.
  treeshake: plain(data => (data === true ? 'done' : 'changed')),
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
  silent: plain((data, draft) => {
    if (data === true) draft.set('logLevel', 'error');
    return 'done';
  }),
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
