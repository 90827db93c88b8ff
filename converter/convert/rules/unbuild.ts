import type { Draft } from '../Draft.ts';
import {
  always,
  copied,
  each,
  isObject,
  isSwitch,
  isText,
  isTexts,
  members,
  plain,
  switched,
  without,
  type Outcome,
  type Rules,
} from './Rule.ts';
import type { Data } from '../../read/toData.ts';
import { toPath } from './entries.ts';
import * as shared from './shared.ts';
import { fixExtensions } from './tsdown.ts';

/** The name of an entry: its path below `src/`. */
const nameOf = (path: string) =>
  path.replace(/^(?:\.\/)?(?:src\/)?/, '').replace(/\.[cm]?[jt]sx?$/, '');

const entries = plain((data, draft) => {
  if (!Array.isArray(data)) return 'left';
  const found: Record<string, string> = {};
  let outcome: Outcome = 'done';
  for (const one of data) {
    const given: Record<string, Data> = isText(one)
      ? { input: one }
      : isObject(one)
        ? one
        : {};
    const { builder, input, name, outDir } = given;
    if (!isText(input)) return 'left';
    if (builder === 'mkdist' && data.length === 1) {
      draft.set('bundle', false);
      // Rslib's default is all of src/.
      if (!/^(?:\.\/)?src\/?$/.test(input)) {
        const folder = toPath(input).replace(/\/$/, '');
        draft.entries = { index: `${folder}/**` };
      }
      if (isText(outDir)) draft.outDir = outDir;
      outcome = 'changed';
    } else if (builder === undefined || builder === 'rollup') {
      // A folder is for mkdist, which unbuild chooses for it.
      if (input.endsWith('/') || outDir !== undefined) return 'left';
      const own = nameOf(input);
      // unbuild tries extensions; Rslib does only for its default, src/index.
      const isOpen = !/\.\w+$/.test(input);
      if (isOpen && (own !== 'index' || isText(name))) outcome = 'changed';
      const extension = outcome === 'changed' && isOpen ? '.ts' : '';
      found[isText(name) ? name : own] = toPath(input) + extension;
    } else {
      return 'left';
    }
  }
  if (Object.keys(found).length > 0) draft.entries = found;
  return outcome;
});

export const unbuildRules: Rules = {
  entries,
  outDir: shared.outDir,
  name: copied('id', isText),
  clean: shared.clean,
  sourcemap: shared.sourcemap,
  declaration: plain((data, draft) => {
    if (data === false) return 'done';
    // 'compatible' also has .d.ts; 'node16' hasn't.
    if (data !== true && !isText(data)) return 'left';
    draft.dts = true;
    return 'changed';
  }),
  externals: shared.external,
  alias: shared.alias,
  replace: shared.define('texts'),
  ...each(without(false), 'stub watch'),
  failOnWarn: plain(data => (data === false ? 'changed' : 'left')),
  'rollup.emitCJS': plain((data, draft) => {
    if (data === true) draft.formats = ['esm', 'cjs'];
    return isSwitch(data) ? 'done' : 'left';
  }),
  'rollup.cjsBridge': plain((data, draft) => {
    if (data !== true) return 'done';
    draft.set(
      'shims',
      { esm: { __dirname: true, __filename: true, require: true } },
      'esm',
    );
    return 'done';
  }),
  'rollup.inlineDependencies': plain((data, draft) => {
    if (typeof data === 'boolean') return data ? 'changed' : 'done';
    if (!Array.isArray(data)) return 'left';
    return shared.setBundled(data, draft);
  }),
  'rollup.esbuild': members({
    target: shared.target,
    minify: switched('output/minify', true, 'done'),
  }),
  'rollup.replace': shared.replace,
  'rollup.alias': plain((data, draft) => {
    const { entries: aliases } = isObject(data) ? data : {};
    if (!aliases || !isTexts(aliases)) return 'left';
    draft.set('resolve/alias', aliases);
    return 'done';
  }),
  ...each(always(), 'parallel rollup.json rollup.commonjs'),
  'rollup.preserveDynamicImports': without(true),
};

/** What unbuild does without an option. */
export function finishUnbuild(draft: Draft): void {
  draft.formats ??= ['esm'];
  if (draft.outDir) draft.set('output/distPath', draft.outDir);
  fixExtensions(draft);
}
