// Reads the type declarations of installed packages. TypeScript 7 has no
// compiler API for scripts; a parser that only reads syntax is enough here.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { parseJson } from '../../shared/parseJson.ts';
import { nameOf } from '../nodeFields.ts';

/** A node of the TypeScript syntax tree; each kind has its own fields. */
export interface TypeNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A parsed `.d.ts` file. */
export interface TypeFile {
  file: string;
  text: string;
  body: TypeNode[];
  comments: { value: string; start: number; end: number }[];
}

const parsed = new Map<string, TypeFile>();

/** Parses a file once and caches the result. */
export function readTypeFile(file: string): TypeFile {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseTypes(file, readFileSync(file, 'utf8'));
  parsed.set(file, result);
  return result;
}

/** Parses types in a string. */
export function parseTypes(file: string, text: string): TypeFile {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) {
    throw new Error(
      `${file} does not parse as TypeScript: ${errors[0]?.message ?? ''}`,
    );
  }
  // `as` is safe: TypeNode is a loose view of the parser's own node types.
  return { file, text, body: program.body as unknown as TypeNode[], comments };
}

/** The file that an import or re-export takes its names from. */
export function resolveSource(
  { file }: TypeFile,
  statement: TypeNode,
): TypeFile | undefined {
  const request = nameOf(statement['source']) ?? '';
  const folder = path.dirname(file);
  const target = request.startsWith('.')
    ? path.resolve(folder, request)
    : findPackageTypes(folder, request);
  if (!target) return undefined;
  const found = [
    target.replace(/(\.d\.ts|\.js)$/, '.d.ts'),
    `${target}.d.ts`,
    `${target}/index.d.ts`,
  ].find(candidate => candidate.endsWith('.d.ts') && existsSync(candidate));
  return found ? readTypeFile(found) : undefined;
}

/** The types of a package as seen from a folder. */
function findPackageTypes(from: string, name: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return typesEntry(folder);
  const parent = path.dirname(from);
  return parent === from ? undefined : findPackageTypes(parent, name);
}

/** The `.d.ts` file that a package declares as its types. */
export function typesEntry(folder: string): string {
  // A package.json may contain anything, and both may be missing.
  const { types, exports } = parseJson<{
    types?: string;
    exports?: { '.'?: { types?: string } };
  }>(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, exports?.['.']?.types ?? types ?? 'index.d.ts');
}
