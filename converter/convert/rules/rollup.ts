import type { Draft, Format } from '../Draft.ts';
import {
  always,
  copied,
  isText,
  isTexts,
  kept,
  plain,
  switched,
  without,
  type Rules,
} from './Rule.ts';
import * as shared from './shared.ts';
import { triedExternal } from './triedExternal.ts';

const FORMATS = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
  iife: 'iife',
} as const satisfies Record<string, Format>;

/** Options of an output; `output.format` comes first, because the others belong to it. */
export const outputRules: Rules = {
  'output.format': shared.format(FORMATS),
  'output.dir': shared.outDir,
  'output.file': plain((data, draft) => {
    if (!isText(data)) return 'left';
    const parts = data.replace(/^\.\//, '').split('/');
    const file = parts.pop() ?? '';
    draft.isOnlyTypes = /\.d\.[cm]?ts$/.test(file);
    draft.set('output/distPath', parts.join('/') || '.');
    draft.file = file;
    return 'done';
  }),
  'output.entryFileNames': kept(
    'file',
    (data): data is string => isText(data) && !/\[(?!name\])/.test(data),
  ),
  'output.name': kept('globalName', isText),
  'output.globals': kept('globals', isTexts),
  'output.banner': shared.banner('banner', 'texts'),
  'output.footer': shared.banner('footer', 'texts'),
  'output.sourcemap': shared.sourcemap,
  'output.preserveModules': shared.wholeFolder,
  'output.preserveModulesRoot': copied('outBase', isText, shared.toPath),
  'output.exports': plain(data =>
    data === 'named' ? 'done' : data === 'auto' ? 'changed' : 'left',
  ),
  'output.interop': plain(data => (data === 'auto' ? 'changed' : 'left')),
  'output.esModule': without(true, 'if-default-prop'),
  'output.compact': switched('output/minify', true),
  'output.externalLiveBindings': without(true),
  'output.freeze': without(false),
  'output.indent': always(),
  'output.extend': without(false),
  'output.strict': without(true),
  'output.inlineDynamicImports': plain((data, draft) => {
    const isOne = draft.formats?.every(one => one === 'umd' || one === 'iife');
    return data === Boolean(isOne) ? 'done' : 'changed';
  }),
};

export const rollupRules: Rules = {
  ...outputRules,
  input: shared.entry(shared.byFile),
  external: triedExternal,
  treeshake: plain(data => (data === true ? 'done' : 'left')),
  preserveEntrySignatures: always(),
  cache: without(false, true),
  watch: without(false),
};

/** What Rollup does without an option. */
export function finishRollup(draft: Draft): void {
  draft.formats ??= ['esm'];
  draft.keepsPackages = !draft.imports.some(
    ({ from }) => from === '@rollup/plugin-node-resolve',
  );
  nameFiles(draft);
  for (const format of draft.formats) {
    if (format === 'umd' || format === 'iife') {
      draft.set('output/target', 'web', format);
    }
  }
  nameScripts(draft);
}

/** The name of the file, unless Rslib would give the same. */
function nameFiles(draft: Draft): void {
  const { file, formats: [format = 'esm'] = [] } = draft;
  if (file === undefined) return;
  const entry = draft.entryNames;
  const isModule = draft.manifest?.type === 'module';
  const extension =
    format === 'cjs'
      ? isModule
        ? '.cjs'
        : '.js'
      : format === 'esm' && !isModule && draft.manifest
        ? '.mjs'
        : '.js';
  const natural = file.includes('[name]')
    ? `[name]${extension}`
    : `${entry.length === 1 ? entry[0] : '?'}${extension}`;
  if (file !== natural) draft.set('output/filename/js', file, format);
}

/** A script with exports is a `umd` file. */
export function nameScripts(draft: Draft): void {
  const { globalName, formats = [], globals } = draft;
  const scripts = formats.filter(one => one === 'umd' || one === 'iife');
  if (scripts.length === 0) return;
  if (globalName) {
    if (draft.own.iife) draft.own.umd = { ...draft.own.iife, ...draft.own.umd };
    draft.formats = [
      ...new Set(formats.map(one => (one === 'iife' ? 'umd' : one))),
    ];
    draft.set('umdName', globalName, 'umd');
  }
  const format = globalName ? 'umd' : scripts[0];
  const kept = Object.fromEntries(
    Object.entries(globals ?? {}).map(([name, root]) => [
      name,
      name === root
        ? root
        : { root, commonjs: name, commonjs2: name, amd: name },
    ]),
  );
  if (globals) draft.set('output/externals', kept, format);
}
