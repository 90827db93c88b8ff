import type { Value } from '../../read/ConfigFile.ts';
import type { Draft, Format } from '../Draft.ts';
import { outputRules, nameScripts } from './rollup.ts';
import {
  always,
  copied,
  each,
  isText,
  kept,
  members,
  plain,
  without,
  type Outcome,
  type Rules,
} from './Rule.ts';
import { callWith } from './functions.ts';
import { byFile, entryBy } from './entries.ts';
import * as shared from './shared.ts';
import { triedExternal } from './triedExternal.ts';

/** `external` and the output's options; the rest is left to the reader. */
const bundler = members({
  external: triedExternal,
  output: members(
    // A name for files would be one for each format.
    Object.fromEntries(
      [
        'globals',
        'banner',
        'footer',
        'exports',
        'preserveModules',
        'preserveModulesRoot',
      ].map(key => [key, outputRules[`output.${key}`] ?? always()]),
    ),
  ),
});

const entry = entryBy(byFile);

const fileName = kept('file', isText);

/** `format => \`index.${format}.js\``, for each format. */
function nameByFormat(value: Value, draft: Draft): Outcome {
  const formats = formatsOf(draft);
  const names = formats.map(format =>
    callWith(value, [format === 'esm' ? 'es' : format, '[name]']),
  );
  if (!names.every(isText)) return 'unread';
  const isShared = names.some(name => !name.includes('[name]'));
  if (isShared && draft.entryNames.length > 1) return 'left';
  for (const [index, format] of formats.entries()) {
    draft.set('output/filename/js', names[index], format);
  }
  draft.isNamed = true;
  return 'done';
}

const formatsOf = (draft: Draft): readonly Format[] =>
  draft.formats ??
  (draft.entryNames.length > 1 ? ['esm', 'cjs'] : ['esm', 'umd']);

/** Like Vite, Rslib copies the folder when it builds for browsers. */
const publicDir = plain((data, draft) => {
  if (data !== false) return 'left';
  draft.set('server/publicDir', false);
  return 'done';
});

export const viteRules: Rules = {
  'build.lib.formats': shared.format,
  'build.lib.entry': (value, draft) => {
    draft.isUnnamed = value.type === 'scalar';
    return entry(value, draft);
  },
  'build.lib.fileName': (value, draft) =>
    value.type === 'code' ? nameByFormat(value, draft) : fileName(value, draft),
  'build.lib.name': kept('globalName', isText),
  'build.lib.cssFileName': copied(
    'output/filename/css',
    isText,
    name => `${name}.css`,
  ),
  'build.target': plain((data, draft) =>
    data === 'modules' || data === 'baseline-widely-available'
      ? 'changed'
      : shared.setTarget(data, draft),
  ),
  'build.outDir': shared.outDir,
  'build.emptyOutDir': shared.clean,
  'build.copyPublicDir': publicDir,
  'build.cssCodeSplit': plain(data => (data === true ? 'done' : 'left')),
  'build.minify': plain((data, draft) => {
    if (data === false) draft.isMinified = false;
    return data === false ? 'done' : 'changed';
  }),
  'build.sourcemap': shared.sourcemap,
  'build.rolldownOptions': bundler,
  'build.rollupOptions': bundler,
  'build.reportCompressedSize': plain((data, draft) => {
    if (data === false)
      draft.set('performance/printFileSize', { compressed: false });
    return 'done';
  }),
  'build.watch': without(null),
  'build.ssr': plain((data, draft) => {
    draft.isForServer = data === true;
    return data === true || data === false ? 'done' : 'left';
  }),
  define: shared.define('texts'),
  resolve: members({ alias: shared.alias }),
  publicDir,
  tsconfig: shared.tsconfig,
  logLevel: shared.logLevel('info', 'warn', 'error', 'silent'),
  ...each(
    always(),
    'build.commonjsOptions build.modulePreload build.chunkSizeWarningLimit json clearScreen',
  ),
  // Not a part of what a library's build writes.
  ...each(always(), 'server preview optimizeDeps'),
};

/** What Vite does without an option. */
export function finishVite(draft: Draft): void {
  const names = draft.entryNames;
  const isModule = draft.manifest?.type === 'module';
  draft.formats ??= [...formatsOf(draft)];
  if (!draft.isForServer) draft.set('output/target', 'web');
  const own =
    draft.isUnnamed && !draft.isNamed
      ? unscoped(draft.manifest?.name)
      : undefined;
  const file = draft.file ?? own;
  const [path] = Object.values(draft.entries);
  if (names.length === 1 && path && file) draft.entries = { [file]: path };
  for (const format of ['umd', 'iife'] as const) {
    if (!draft.formats.includes(format)) continue;
    const extension = format === 'umd' && isModule ? 'umd.cjs' : `${format}.js`;
    if (!draft.isNamed) {
      draft.set('output/filename/js', `[name].${extension}`, format);
    }
    if (draft.isMinified !== false) draft.set('output/minify', true, format);
  }
  nameScripts(draft);
}

const unscoped = (name: string | undefined) => name?.split('/').at(-1);
