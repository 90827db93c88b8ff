import type { Value } from '../../read/ConfigFile.ts';
import type { Draft, Format } from '../Draft.ts';
import { outputRules, nameScripts } from './rollup.ts';
import {
  always,
  copied,
  isText,
  plain,
  without,
  type Outcome,
  type Rule,
  type Rules,
} from './Rule.ts';
import { callWith } from './functions.ts';
import * as shared from './shared.ts';
import { triedExternal } from './triedExternal.ts';

/** `external` and the output's options; the rest is left to the reader. */
const bundler: Rule = (value, draft) => {
  if (value.type !== 'object' || value.unread.length > 0) return 'unread';
  const outcomes: Outcome[] = [];
  for (const [key, member] of value.entries) {
    if (key === 'external') outcomes.push(triedExternal(member, draft));
    else if (key === 'output') outcomes.push(output(member, draft));
    else outcomes.push('left');
  }
  return worst(outcomes);
};

const output = (value: Value, draft: Draft): Outcome => {
  if (value.type !== 'object' || value.unread.length > 0) return 'unread';
  return worst(
    [...value.entries].map(([key, member]) => {
      // A name for files would be one for each format.
      const rule = [
        'globals',
        'banner',
        'footer',
        'exports',
        'preserveModules',
        'preserveModulesRoot',
      ].includes(key)
        ? outputRules[`output.${key}`]
        : undefined;
      return rule ? rule(member, draft) : 'left';
    }),
  );
};

const worst = (outcomes: Outcome[]): Outcome =>
  (['unread', 'left', 'changed'] as const).find(one =>
    outcomes.includes(one),
  ) ?? 'done';

const entry = shared.entry(shared.byFile);

const fileName = plain((data, draft) => {
  if (!isText(data)) return 'left';
  draft.file = data;
  return 'done';
});

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
  'build.lib.formats': shared.format({
    es: 'esm',
    cjs: 'cjs',
    umd: 'umd',
    iife: 'iife',
  }),
  'build.lib.entry': (value, draft) => {
    draft.isUnnamed = value.type === 'scalar';
    return entry(value, draft);
  },
  'build.lib.fileName': (value, draft) =>
    value.type === 'code' ? nameByFormat(value, draft) : fileName(value, draft),
  'build.lib.name': plain((data, draft) => {
    if (!isText(data)) return 'left';
    draft.globalName = data;
    return 'done';
  }),
  'build.lib.cssFileName': copied(
    'output/filename/css',
    isText,
    name => `${name}.css`,
  ),
  'build.target': plain((data, draft) => {
    return data === 'modules' || data === 'baseline-widely-available'
      ? 'changed'
      : shared.setTarget(data, draft);
  }),
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
  'build.commonjsOptions': always(),
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
  'build.modulePreload': always(),
  'build.chunkSizeWarningLimit': always(),
  define: shared.define,
  resolve: (value, draft) => {
    if (value.type !== 'object' || value.unread.length > 0) return 'unread';
    return worst(
      [...value.entries].map(([key, member]) =>
        key === 'alias' ? shared.alias(member, draft) : 'left',
      ),
    );
  },
  json: always(),
  publicDir,
  tsconfig: shared.tsconfig,
  logLevel: shared.logLevel('info', 'warn', 'error', 'silent'),
  clearScreen: always(),
  // Not a part of what a library's build writes.
  server: always(),
  preview: always(),
  optimizeDeps: always(),
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
  if (names.length === 1 && file) {
    draft.renameEntry(file);
  }
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
