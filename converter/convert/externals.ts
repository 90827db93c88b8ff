import type { ToolName } from './Conversion.ts';
import type { Draft } from './Draft.ts';
import { keptOut } from './Manifest.ts';
import { isOptions } from './print.ts';

/** Modules of Node.js that configs list; Rslib leaves them out if it builds for it. */
const BUILT_IN =
  /^(?:node:.+|assert|buffer|child_process|crypto|events|fs|fs\/promises|http|https|module|net|os|path|perf_hooks|process|querystring|readline|stream|string_decoder|tls|tty|url|util|v8|vm|worker_threads|zlib)$/;

/** Writes which packages are left out, as the tool would. */
export function setExternals(draft: Draft, tool: ToolName): void {
  const known = keptOut(draft.manifest);
  const { external, globals, formats = [] } = draft;
  const listed = external.filter(
    name =>
      typeof name !== 'string' ||
      !(known.includes(name) || (!draft.isForWeb && BUILT_IN.test(name))),
  );
  if (!draft.hasUnreadExternal && (tool === 'vite' || tool === 'rollup')) {
    bundleOthers(draft, known);
  }
  const names = listed.filter(
    name => typeof name !== 'string' || !Object.hasOwn(globals ?? {}, name),
  );
  for (const format of formats) {
    const isScript = format === 'umd' || format === 'iife';
    const list = isScript ? names : listed;
    if (list.length === 0) continue;
    const own = draft.own[format]?.['output'];
    const given = isScript && isOptions(own) ? own['externals'] : undefined;
    draft.set('output/externals', given ? [given, ...list] : list, format);
  }
}

/** A name that npm takes: any other could be long, and patterns are tried on it. */
const NAME = /^[\w@./~-]{1,214}$/;

/** Vite bundles every package that isn't listed; so does Rollup, with a plugin. */
function bundleOthers(draft: Draft, known: string[]): void {
  if (draft.keepsPackages) {
    draft.set('output/autoExternal', { devDependencies: true });
    return;
  }
  const isLeftOut = (name: string) =>
    draft.external.some(one =>
      // Other than test(), it starts at 0, also with /g.
      typeof one === 'string' ? one === name : name.search(one) !== -1,
    );
  const bundled = known.filter(name => NAME.test(name) && !isLeftOut(name));
  if (!draft.manifest) draft.set('output/autoExternal', false);
  else if (bundled.length > 0) {
    draft.set('output/autoExternal', { exclude: bundled });
  }
}
