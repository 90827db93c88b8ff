import { sizeOf } from '../../../theme/home/builds/formatSize.ts';
import { orderOf } from './listTree.ts';

export type Files = Record<string, string>;

/** A file that differs between two results; sizes are in bytes. */
export interface FileChange {
  file: string;
  /** Its previous name, if it was different: extensions follow the format. */
  was?: string;
  /** Missing if the file is new. */
  before?: number;
  /** Missing if the file is gone. */
  after?: number;
}

/** The files that differ: changed, new, gone; of each, code before types. */
export function compareFiles(before: Files, after: Files): FileChange[] {
  const changes = Object.entries(after).flatMap(
    ([file, text]): FileChange[] => {
      const was = counterpart(before, after, file);
      const old = was === undefined ? undefined : textIn(before, was);
      if (was === undefined || old === undefined)
        return [{ file, after: sizeOf(text) }];
      if (old === text && was === file) return [];
      const sizes = { before: sizeOf(old), after: sizeOf(text) };
      return [{ file, ...(was !== file && { was }), ...sizes }];
    },
  );
  const known = new Set(changes.map(({ was }) => was));
  const gone = Object.entries(before)
    .filter(([file]) => textIn(after, file) === undefined && !known.has(file))
    .map(([file, text]) => ({ file, before: sizeOf(text) }));
  return [...changes.sort((a, b) => rankOf(a) - rankOf(b)), ...gone];
}

function rankOf({ file, before }: FileChange): number {
  return orderOf(file) + (before === undefined ? 10 : 0);
}

/** The file of an earlier result that a file replaces. */
export function counterpart(
  before: Files,
  after: Files,
  file: string,
): string | undefined {
  if (textIn(before, file) !== undefined) return file;
  return Object.keys(before).find(
    name => kindOf(name) === kindOf(file) && textIn(after, name) === undefined,
  );
}

/** Keys come from data, so `__proto__` may be one. */
export function textIn<T = string>(
  files: Readonly<Record<string, T>>,
  name: string,
): T | undefined {
  return Object.hasOwn(files, name) ? files[name] : undefined;
}

/**
 * The file to show: the wanted one, its replacement with another extension, or the
 * first that isn't a declaration.
 */
export function pickFile(files: Files, wanted = ''): string {
  const names = Object.keys(files);
  if (textIn(files, wanted) !== undefined) return wanted;
  const likes: ((name: string) => boolean)[] = [
    name => kindOf(name) === kindOf(wanted),
    name => /\/index\.[cm]?jsx?$/.test(name),
    name => /\.[cm]?jsx?$/.test(name),
    () => true,
  ];
  for (const isLike of likes) {
    const found = names.find(isLike);
    if (found !== undefined) return found;
  }
  return '';
}

/** The name without what differs between formats: `.js`, `.cjs`, `.mjs`. */
function kindOf(name: string): string {
  return name.replace(/\.[cm]?([jt]s)$/, '.$1');
}
