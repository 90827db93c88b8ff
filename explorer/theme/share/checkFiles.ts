/** The files of a project: texts by their paths. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Files that differ from those of a sample; null is for one that was removed. */
export type Edits = Readonly<Record<string, string | null>>;

/** What a project may have at most, wherever it comes from. */
export const limits = {
  files: 64,
  /** All paths and texts together. */
  characters: 512 * 1024,
  pathCharacters: 200,
} as const;

/** Why a project isn't opened, shared, or written; the words are in shareStrings.ts. */
export interface Refusal {
  reason: 'broken' | 'newer' | 'large' | 'count' | 'path' | 'long';
  /** The file that is the reason. */
  file?: string;
}

export type Checked = { files: Edits } | { refused: Refusal };

export function refuse(reason: Refusal['reason'], file?: string): Checked {
  return { refused: file === undefined ? { reason } : { reason, file } };
}

/** Takes data from outside as the files of a project, or says why not. */
export function checkFiles(data: unknown): Checked {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return refuse('broken');
  const entries = Object.entries(data);
  if (entries.length === 0) return refuse('broken');
  if (entries.length > limits.files) return refuse('count');
  let characters = 0;
  for (const [path, text] of entries) {
    if (typeof text !== 'string' && text !== null) return refuse('broken');
    if (!isPath(path) || isBelowFile(path, data)) return refuse('path', path);
    characters += path.length + (typeof text === 'string' ? text.length : 0);
  }
  if (characters > limits.characters) return refuse('large');
  return { files: Object.fromEntries(entries) };
}

/**
 * Names that mean something to JavaScript, or to a tool that finds the file: npm runs
 * what it finds in `node_modules`.
 */
const RESERVED = /^(?:__proto__|constructor|prototype|node_modules)$/i;

/** What Windows doesn't have in names, and what isn't seen or isn't a character. */
const FORBIDDEN = /[\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether a file with this path stays inside of its project on every system. */
function isPath(path: string): boolean {
  if (path.length > limits.pathCharacters || FORBIDDEN.test(path)) return false;
  return path.split('/').every(
    name =>
      // `..`, and files that configure other tools, such as `.npmrc`.
      !name.startsWith('.') && /[^ .]$/.test(name) && !RESERVED.test(name),
  );
}

/** Whether one of its folders is the path of a file, so that both can't be written. */
function isBelowFile(path: string, files: object): boolean {
  const names = path.split('/');
  return names.some(
    (_, index) =>
      index > 0 && Object.hasOwn(files, names.slice(0, index).join('/')),
  );
}
