import type { Draft } from '../Draft.ts';
import type { Manifest } from '../Manifest.ts';
import { common } from './common.ts';
import {
  each,
  isObject,
  isSwitch,
  isText,
  kept,
  listOf,
  members,
  plain,
  switched,
  without,
  written,
  type Rules,
} from './Rule.ts';
import { outExtension } from './functions.ts';
import { toPath } from './entries.ts';
import * as shared from './shared.ts';
import { nameScripts } from './rollup.ts';

const minify = written(
  switched('output/minify', true, 'done'),
  'output/minify',
  'switch',
);

export const tsdownRules: Rules = {
  // Before `entry`, which may have globs.
  unbundle: shared.wholeFolder,
  ...common,
  root: plain((data, draft) => {
    // Of a bundle, only the name of an entry says where it goes.
    if (!isText(data) || draft.options['bundle'] !== false) return 'left';
    draft.set('outBase', toPath(data));
    return 'done';
  }),
  fixedExtension: kept('hasFixedExtension', isSwitch),
  outExtensions: outExtension(
    ({ formats }) => formats ?? ['esm'],
    format => (format === 'esm' ? 'es' : format),
  ),
  hash: plain((data, draft) => {
    if (data === true) draft.set('output/filenameHash', true);
    return data === false ? 'done' : 'changed';
  }),
  copy: plain((data, draft) => {
    const paths = listOf(data);
    if (!paths.every(isText)) return 'left';
    const copies = paths.map(from => ({ from }));
    draft.set('output/copy', copies);
    return 'changed';
  }),
  platform: (value, draft) => {
    const outcome = shared.platform(value, draft);
    if (outcome === 'left') draft.hasFixedExtension ??= false;
    return outcome;
  },
  target: plain((data, draft) => {
    if (data !== false) return shared.setTarget(data, draft);
    draft.set('syntax', 'esnext');
    return 'done';
  }),
  deps: members({
    neverBundle: shared.external,
    alwaysBundle: shared.noExternal,
  }),
  alias: shared.alias,
  minify: (value, draft) =>
    value.type === 'scalar' && value.value === 'dce-only'
      ? 'changed'
      : minify(value, draft),
  write: without(true),
  ...each(
    without(false),
    'workspace cjsDefault nodeProtocol inlineOnly globImport exports publint attw unused failOnWarn',
  ),
  report: plain((data, draft) => {
    if (data === false) draft.set('performance/printFileSize', false);
    return isSwitch(data) ? 'done' : isObject(data) ? 'changed' : 'left';
  }),
  logLevel: shared.logLevel('info', 'warn', 'error', 'silent'),
};

/** What tsdown does without an option. */
export function finishTsdown(draft: Draft): void {
  draft.formats ??= ['esm'];
  draft.dts ??= hasTypes(draft.manifest);
  if (draft.hasFixedExtension ?? !draft.isForWeb) fixExtensions(draft);
  nameScripts(draft, '[name].iife.js');
  if (draft.formats.includes('umd') && !draft.own.umd?.['output']) {
    draft.set('output/filename/js', '[name].umd.js', 'umd');
  }
}

/** Calls files .mjs and .cjs, whatever the `type` of the package. */
export function fixExtensions(draft: Draft): void {
  const { formats = [], manifest } = draft;
  const isModule = manifest?.type === 'module';
  if (formats.includes('esm') && (isModule || !manifest)) {
    draft.set('output/filename/js', '[name].mjs', 'esm');
  }
  if (formats.includes('cjs') && !isModule) {
    draft.set('output/filename/js', '[name].cjs', 'cjs');
  }
}

/** Whether package.json names declarations, for which tsdown writes some. */
function hasTypes(manifest: Manifest | undefined): boolean {
  const has = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ('types' in value || Object.values(value).some(has));
  return Boolean(
    manifest?.['types'] ?? manifest?.['typings'] ?? has(manifest?.['exports']),
  );
}
