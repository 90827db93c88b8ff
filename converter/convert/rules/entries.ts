import { isText, isTexts, listOf, plain, type Rule } from './Rule.ts';

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
export const entryBy = (nameAll: NameEntries): Rule =>
  plain((data, draft) => {
    if (isTexts(data) && !Object.values(data).some(isGlob)) {
      const entries = Object.entries(data).map(
        ([name, path]) => [name, toPath(path)] as const,
      );
      draft.entries = Object.fromEntries(entries);
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
      draft.entries = { index: value };
      return 'done';
    }
    const names = nameAll(paths);
    if (new Set(names).size < names.length) return 'left';
    draft.entries = Object.fromEntries(
      paths.map((path, i) => [names[i] ?? '', toPath(path)]),
    );
    return 'done';
  });
