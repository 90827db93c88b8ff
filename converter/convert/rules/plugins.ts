import type { Value } from '../../read/ConfigFile.ts';
import { toData, type Data } from '../../read/toData.ts';
import type { Draft } from '../Draft.ts';
import type { Outcome } from './Rule.ts';
import { isObject, isText } from './Rule.ts';
import { toPath } from './entries.ts';
import { replace } from './shared.ts';

/** What replaces a plugin, by its package; `options` are its first argument. */
type Replace = (draft: Draft, options: Value | undefined) => Outcome;

/** Options that say what Rslib finds out itself. */
const NEEDLESS = new Set([
  'check',
  'clean',
  'extensions',
  'include',
  'exclude',
  'preferBuiltins',
  'sourceMap',
  'typescript',
  'useTsconfigDeclarationDir',
  'verbosity',
]);

/** What Rslib does without a plugin; other options of one may matter. */
const builtIn: Replace = (draft, options) => {
  const data = read(options);
  if (!data) return 'unread';
  const { tsconfig, ...rest } = data;
  if (isText(tsconfig)) draft.set('source/tsconfigPath', toPath(tsconfig));
  return Object.keys(rest).every(key => NEEDLESS.has(key)) ? 'done' : 'changed';
};

const declarations: Replace = draft => {
  draft.dts = true;
  return 'changed';
};

const minified: Replace = (draft, options) => {
  draft.set('output/minify', true);
  return options ? 'changed' : 'done';
};

const react: Replace = (draft, options) => {
  draft.plugins.set('pluginReact', '@rsbuild/plugin-react');
  return options ? 'changed' : 'done';
};

/** Options that are data. */
function read(options: Value | undefined): Record<string, Data> | undefined {
  const { data, problems } = options ? toData(options) : none;
  return problems.length === 0 && isObject(data) ? data : undefined;
}

const none = { data: {}, problems: [] };

const replaced: Replace = (draft, options) =>
  options ? replace(options, draft) : 'unread';

/** `rollup-plugin-esbuild` */
const esbuild: Replace = (draft, options) => {
  const data = read(options);
  if (!data) return 'unread';
  const { minify, ...rest } = data;
  if (minify === true) draft.set('output/minify', true);
  return Object.keys(rest).length > 0 ? 'changed' : 'done';
};

type Field = 'dependencies' | 'peerDependencies' | 'optionalDependencies';

/** Leaves out the packages of these fields, as Rslib does; others may be bundled. */
const leaveOut =
  (...fields: Field[]): Replace =>
  (draft, options) => {
    const names = fields.flatMap(field =>
      Object.keys(draft.manifest?.[field] ?? {}),
    );
    draft.external.push(...names);
    if (!draft.manifest) draft.hasUnreadExternal = true;
    return options ? 'changed' : 'done';
  };

/** Plugins of the guides that a rule can replace; the others are left to the reader. */
export const replacements: Readonly<Record<string, Replace>> = {
  '@rollup/plugin-typescript': builtIn,
  'rollup-plugin-typescript2': builtIn,
  'rollup-plugin-esbuild': esbuild,
  '@rollup/plugin-node-resolve': builtIn,
  '@rollup/plugin-commonjs': builtIn,
  '@rollup/plugin-json': builtIn,
  '@rollup/plugin-terser': minified,
  '@rollup/plugin-replace': replaced,
  'rollup-plugin-dts': declarations,
  'rollup-plugin-peer-deps-external': leaveOut('peerDependencies'),
  'rollup-plugin-node-externals': leaveOut(
    'dependencies',
    'peerDependencies',
    'optionalDependencies',
  ),
  'vite-plugin-dts': declarations,
  '@vitejs/plugin-react': react,
};
