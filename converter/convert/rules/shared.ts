import type { Value } from '../../read/ConfigFile.ts';
import { toData, type Data } from '../../read/toData.ts';
import type { Draft, Format } from '../Draft.ts';
import { toPath } from './entries.ts';
import {
  copied,
  isName,
  isOneOf,
  isObject,
  isSwitch,
  isText,
  isTexts,
  listOf,
  plain,
  switched,
  written,
  type Outcome,
  type Rule,
} from './Rule.ts';

// Rules that fit several tools.

const FORMATS = new Map<Data, Format>([
  ['es', 'esm'],
  ['esm', 'esm'],
  ['module', 'esm'],
  ['cjs', 'cjs'],
  ['commonjs', 'cjs'],
  ['umd', 'umd'],
  ['iife', 'iife'],
]);

/** Formats by the tools' names for them; a name that's missing is left to the reader. */
export const format: Rule = plain((data, draft) => {
  const given = listOf(data);
  const formats = given.flatMap(name => FORMATS.get(name) ?? []);
  draft.formats = [...new Set(formats)];
  return formats.length === given.length && formats.length > 0
    ? 'done'
    : 'left';
});

const ENGINE = /^(node|chrome|edge|firefox|safari|ios|opera)(\d+(?:\.\d+)*)$/;

/** ECMAScript versions and engines: `es2020`, `node20`, `chrome100`. */
export function setTarget(data: Data, draft: Draft): Outcome {
  const queries: string[] = [];
  const texts = listOf(data).flatMap((text): string[] =>
    isText(text) ? text.split(',') : [''],
  );
  for (const one of texts.map(text => text.trim().toLowerCase())) {
    const [, engine = '', version = ''] = ENGINE.exec(one) ?? [];
    if (/^es(?:5|6|next|20(?:1[5-9]|2[0-5]))$/.test(one)) {
      queries.push(one);
    } else if (engine) {
      queries.push(`${engine} >= ${version.replace(/(?:\.0)+$/, '')}`);
    } else {
      return 'left';
    }
  }
  const [first = ''] = queries;
  const isVersion = queries.length === 1 && first.startsWith('es');
  draft.set('syntax', isVersion ? first : queries);
  return 'done';
}

export const target: Rule = plain(setTarget);

export const outDir: Rule = copied('output/distPath', isText, path =>
  path.replace(/^\.\//, '').replace(/\/$/, ''),
);

/** Rslib empties the folder by default. */
export const clean: Rule = plain((data, draft) => {
  if (data === false) draft.set('output/cleanDistPath', false);
  return isSwitch(data) ? 'done' : 'left';
});

export const bundle: Rule = plain((data, draft) => {
  if (data === false) draft.set('bundle', false);
  return isSwitch(data) ? 'done' : 'left';
});

/** Without a bundle, the entries stand for all modules that they import. */
export const wholeFolder: Rule = plain((data, draft) => {
  if (data !== true) return data === false ? 'done' : 'left';
  draft.set('bundle', false);
  draft.isWholeFolder = true;
  return 'changed';
});

export const globalName: Rule = plain((data, draft) => {
  if (!isText(data)) return 'left';
  draft.globalName = data;
  return draft.formats?.includes('iife') ? 'changed' : 'done';
});

export const skipNodeModulesBundle = switched('output/autoExternal', {
  devDependencies: true,
});

/** What it removes can differ in either case. */
export const treeshake: Rule = plain(data =>
  data === true ? 'done' : 'changed',
);

export const sourcemap = written(
  plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true && data !== 'inline' && data !== 'hidden') return 'left';
    draft.set(
      'output/sourceMap',
      data === true || { js: `${data}-source-map` },
    );
    return 'done';
  }),
  'output/sourceMap',
  'switch',
);

/** `true`, or a minifier that isn't ours. */
export const minify = written(
  plain((data, draft) => {
    if (data === false) return 'done';
    if (data !== true && !isText(data)) return 'left';
    draft.set('output/minify', true);
    return data === true ? 'done' : 'changed';
  }),
  'output/minify',
  'switch',
);

export const define = (kind: 'texts' | 'any'): Rule =>
  written(copied('source/define', isTexts), 'source/define', kind);

/** Its other options are about how it searches. */
export const replace: Rule = plain((data, draft) => {
  if (!isObject(data)) return 'left';
  const { preventAssignment: _, values = {}, ...own } = data;
  if (!isTexts(values) || !isTexts(own)) return 'left';
  draft.set('source/define', { ...values, ...own });
  return 'changed';
});

/** Values of `process.env.NAME` and `import.meta.env.NAME`. */
export const env: Rule = plain((data, draft) => {
  if (!isObject(data)) return 'left';
  for (const [name, value] of Object.entries(data)) {
    const json = JSON.stringify(value);
    if (json === undefined) return 'left';
    draft.set('source/define', {
      [`process.env.${name}`]: json,
      [`import.meta.env.${name}`]: json,
    });
  }
  return 'done';
});

/** `{ js, css, dts }`, or a text for JavaScript. */
export const banner = (name: 'banner' | 'footer'): Rule => {
  const isKnown = (key: string) => ['js', 'css', 'dts'].includes(key);
  const rule = plain((data, draft) => {
    if (data === '') return 'done';
    if (!isText(data) && !isTexts(data)) return 'left';
    const kinds = isText(data) ? { js: data } : data;
    draft.set(name, kinds);
    return Object.keys(kinds).every(isKnown) ? 'done' : 'left';
  });
  const text = written(rule, `${name}/js`, 'text');
  const texts = written(rule, name, 'texts');
  return (value, draft) =>
    value.type === 'object' && [...value.entries.keys()].every(isKnown)
      ? texts(value, draft)
      : text(value, draft);
};

export const platform: Rule = plain((data, draft) => {
  if (data === 'browser') draft.set('output/target', 'web');
  return data === 'node' || data === 'browser' ? 'done' : 'left';
});

/** `Object.keys(pkg.dependencies)`: what Rslib leaves out by itself. */
const OF_MANIFEST =
  /^(?:\.\.\.)?Object\.keys\(\s*\w+\??\.(?:dependencies|peerDependencies|optionalDependencies)\s*(?:(?:\|\||\?\?)\s*\{\s*\})?\s*\)$/;

/** Packages that aren't bundled. */
export const external: Rule = (value, draft) => {
  const values = value.type === 'list' ? value.items : [value];
  let outcome: Outcome = 'done';
  for (const one of values) {
    const { data, problems } = toData(one);
    if (problems.length === 0) {
      if (isName(data)) draft.external.push(data);
      else outcome = 'left';
    } else if (!isOfManifest(one)) {
      outcome = 'unread';
    }
  }
  return outcome;
};

const isOfManifest = (value: Value) =>
  value.type === 'code' && OF_MANIFEST.test(value.code);

/** Packages that are bundled although package.json lists them. */
export function setBundled(data: Data, draft: Draft): Outcome {
  const names = listOf(data);
  if (!names.every(isName)) return 'left';
  if (names.length > 0) draft.set('output/autoExternal', { exclude: names });
  return 'done';
}

export const noExternal: Rule = plain(setBundled);

/** `true`, or an object whose options are for the tool's own way to write them. */
export const dts: Rule = plain((data, draft) => {
  if (data !== true && data !== false && !isObject(data)) return 'left';
  draft.dts = data !== false;
  if (data === false) return 'done';
  if (isObject(data) && data['only'] === true) draft.isOnlyTypes = true;
  // The tools write one file for each entry.
  return isObject(data) && Object.keys(data).length > 0 ? 'left' : 'changed';
});

export const tsconfig: Rule = copied('source/tsconfigPath', isText, path =>
  toPath(path),
);

/** Names that stand for packages or folders of the project. */
export const alias = written(
  copied('resolve/alias', isTexts),
  'resolve/alias',
  'any',
);

/** `__dirname` and `__filename` in ES modules; `cjs` has its shims by default. */
export const shims: Rule = plain((data, draft) => {
  if (data === false) return 'done';
  if (data !== true) return 'left';
  const names = { __dirname: true, __filename: true };
  draft.set('shims', { esm: names }, 'esm');
  return 'done';
});

export const logLevel = (...levels: string[]): Rule =>
  copied('logLevel', isOneOf(...levels));
