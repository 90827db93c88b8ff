import type { Draft } from '../Draft.ts';
import {
  always,
  copied,
  each,
  isText,
  isTexts,
  kept,
  plain,
  switched,
  without,
  type Rules,
} from './Rule.ts';
import { byFile, entryBy, toPath } from './entries.ts';
import * as shared from './shared.ts';
import { triedExternal } from './triedExternal.ts';

/** Options of an output; `output.format` comes first, because the others belong to it. */
export const outputRules: Rules = {
  'output.format': shared.format,
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
  'output.banner': shared.banner('banner'),
  'output.footer': shared.banner('footer'),
  'output.sourcemap': shared.sourcemap,
  'output.preserveModules': shared.wholeFolder,
  'output.preserveModulesRoot': copied('outBase', isText, toPath),
  'output.exports': plain(data =>
    data === 'named' ? 'done' : data === 'auto' ? 'changed' : 'left',
  ),
  'output.interop': plain(data => (data === 'auto' ? 'changed' : 'left')),
  'output.esModule': without(true, 'if-default-prop'),
  'output.compact': switched('output/minify', true),
  ...each(without(true), 'output.externalLiveBindings output.strict'),
  ...each(without(false), 'output.freeze output.extend'),
  'output.indent': always(),
  'output.inlineDynamicImports': plain((data, draft) => {
    const isOne = draft.formats?.every(one => one === 'umd' || one === 'iife');
    return data === Boolean(isOne) ? 'done' : 'changed';
  }),
};

export const rollupRules: Rules = {
  ...outputRules,
  input: entryBy(byFile),
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

/** A script with exports is a `umd` file; by `fileName`, it keeps its name. */
export function nameScripts(draft: Draft, fileName?: string): void {
  const { globalName, globals, own } = draft;
  if (fileName && draft.formats?.includes('iife') && !own.iife?.['output']) {
    draft.set('output/filename/js', fileName, 'iife');
  }
  if (globalName) {
    if (own.iife) own.umd = { ...own.iife, ...own.umd };
    draft.formats = [
      ...new Set(draft.formats?.map(one => (one === 'iife' ? 'umd' : one))),
    ];
  }
  const format = draft.formats?.find(one => one === 'umd' || one === 'iife');
  if (!format) return;
  if (globalName) draft.set('umdName', globalName, 'umd');
  if (!globals) return;
  for (const [name, root] of Object.entries(globals)) {
    const roots = { root, commonjs: name, commonjs2: name, amd: name };
    const external = { [name]: name === root ? root : roots };
    draft.set('output/externals', external, format);
  }
}
