import type { Value } from '../../read/ConfigFile.ts';
import { toData, type Data } from '../../read/toData.ts';
import type { Draft, Format } from '../Draft.ts';
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
  type Outcome,
  type Rule,
} from './Rule.ts';

// Rules that fit several tools.

/** `src/index.ts` as Rslib takes it. */
export const toPath = (path: string): string =>
  /^\.{0,2}\//.test(path) ? path : `./${path}`;

const withoutExtension = (path: string) =>
  path.replace(/(?<=[^/.]).[cm]?[jt]sx?$/, '');

/** The name that a tool gives the entries of a list. */
export type NameEntries = (paths: string[]) => string[];

/** The last part of a path. */
export const byFile: NameEntries = paths =>
  paths.map(path => withoutExtension(path.split('/').at(-1) ?? path));

/** Their paths below the folder that all of them are in. */
export const byCommonFolder: NameEntries = paths => {
  const parts = paths.map(path => path.replace(/^\.\//, '').split('/'));
  const [first = []] = parts;
  let depth = 0;
  while (
    parts.every(part => depth < part.length - 1 && part[depth] === first[depth])
  ) {
    depth += 1;
  }
  return parts.map(part => withoutExtension(part.slice(depth).join('/')));
};

const isGlob = (path: string) => /[*?{}!]/.test(path);

/** Entries: a text, a list, or an object. */
export const entry = (nameAll: NameEntries): Rule =>
  plain((data, draft) => {
    if (isTexts(data) && !Object.values(data).some(isGlob)) {
      const entries = Object.entries(data).map(
        ([name, path]) => [name, toPath(path)] as const,
      );
      draft.set('source/entry', Object.fromEntries(entries));
      return 'done';
    }
    const paths = listOf(data).filter(isText);
    if (paths.length === 0 || paths.length < listOf(data).length) return 'left';
    if (paths.some(path => isGlob(path))) {
      if (draft.options['bundle'] !== false) return 'left';
      const globs = paths.map(path =>
        path.startsWith('!') ? `!${toPath(path.slice(1))}` : toPath(path),
      );
      const value = globs.length === 1 ? (globs[0] ?? '') : globs;
      draft.set('source/entry', { index: value });
      return 'done';
    }
    const names = nameAll(paths);
    if (new Set(names).size < names.length) return 'left';
    draft.set(
      'source/entry',
      Object.fromEntries(
        paths.map((path, i) => [names[i] ?? '', toPath(path)]),
      ),
    );
    return 'done';
  });

/** Formats by the tool's names for them; a name that's missing is left to the reader. */
export const format = (names: Readonly<Record<string, Format>>): Rule =>
  plain((data, draft) => {
    const given = listOf(data);
    const formats = given.flatMap(name => {
      const known = isText(name) && Object.hasOwn(names, name);
      return known ? (names[name] ?? []) : [];
    });
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
  if (data === true) return 'done';
  if (data !== false) return 'left';
  draft.set('output/cleanDistPath', false);
  return 'done';
});

export const sourcemap: Rule = plain((data, draft) => {
  if (isSwitch(data)) {
    if (data) draft.set('output/sourceMap', true);
    return 'done';
  }
  if (data !== 'inline' && data !== 'hidden') return 'left';
  draft.set('output/sourceMap', { js: `${data}-source-map` });
  return 'done';
});

/** `true`, or a minifier that isn't ours. */
export const minify: Rule = plain((data, draft) => {
  if (data === false) return 'done';
  if (data !== true && !isText(data)) return 'left';
  draft.set('output/minify', true);
  return data === true ? 'done' : 'changed';
});

export const define: Rule = copied('source/define', isTexts);

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
export const banner = (name: 'banner' | 'footer'): Rule =>
  plain((data, draft) => {
    if (data === '') return 'done';
    if (!isText(data) && !isTexts(data)) return 'left';
    const kinds = isText(data) ? { js: data } : data;
    draft.set(name, kinds);
    return Object.keys(kinds).every(kind => ['js', 'css', 'dts'].includes(kind))
      ? 'done'
      : 'left';
  });

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
export const alias: Rule = plain((data, draft) => {
  if (!isTexts(data)) return 'left';
  draft.set('resolve/alias', data);
  return 'done';
});

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
