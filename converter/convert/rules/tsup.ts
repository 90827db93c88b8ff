import { keptOut } from '../Manifest.ts';
import type { Draft } from '../Draft.ts';
import { common } from './common.ts';
import { outExtension } from './functions.ts';
import { nameScripts } from './rollup.ts';
import {
  always,
  each,
  isText,
  plain,
  switched,
  without,
  type Rules,
} from './Rule.ts';
import * as shared from './shared.ts';

/** Packages by name also leave out what's below them. */
const external: Rules[string] = (value, draft) => {
  const before = draft.external.length;
  const outcome = shared.external(value, draft);
  const added = draft.external.splice(before).map(name =>
    // Rslib does the same for packages of package.json.
    typeof name !== 'string' || keptOut(draft.manifest).includes(name)
      ? name
      : new RegExp(`^${name.replaceAll(/[^\w@/-]/g, String.raw`\$&`)}($|/)`),
  );
  draft.external.push(...added);
  return outcome;
};

export const tsupRules: Rules = {
  ...common,
  entryPoints: common['entry'] ?? always(),
  outExtension: outExtension(({ formats }) => formats ?? ['cjs']),
  publicDir: plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true && !isText(data)) return 'left';
    draft.set('output/copy', [{ from: data === true ? 'public' : data }]);
    return 'done';
  }),
  splitting: plain((data, draft) => {
    const formats = draft.formats ?? ['cjs'];
    const isSame = data === formats.includes('esm') && formats.length === 1;
    return isSame ? 'done' : 'changed';
  }),
  external,
  replaceNodeEnv: switched('source/define', {
    'process.env.NODE_ENV': '"production"',
  }),
  injectStyle: plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true) return 'left';
    draft.set('output/injectStyles', true);
    draft.set('output/target', 'web');
    return 'changed';
  }),
  experimentalDts: shared.dts,
  silent: switched('logLevel', 'error', 'done'),
  ...each(
    without(false),
    'legacyOutput metafile cjsInterop minifyWhitespace minifyIdentifiers minifySyntax keepNames',
  ),
  ignoreWatch: without(),
  ...each(always(), 'config killSignal'),
};

/** What tsup does without an option. */
export function finishTsup(draft: Draft): void {
  draft.formats ??= ['cjs'];
  nameScripts(draft, '[name].global.js');
}
