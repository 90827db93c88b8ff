import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readPagePart } from './readPagePart.ts';
import { readPart, type Part, type PartImport } from './readPart.ts';

const INLINE = '?inline';
const ENDINGS = ['', '.tsx', '.ts', '.mdx', '.md', '/index.tsx', '/index.ts'];
const NOTHING: Part = { isIsland: false, imports: [], exports: [], live: [] };

export interface Import extends Omit<PartImport, 'request'> {
  file: string;
}

/** The source files of a site and their imports; each file is read once. */
export class PartGraph {
  readonly #parts = new Map<string, Part>();
  readonly #themeEntry: string;

  constructor(themeEntry: string) {
    this.#themeEntry = themeEntry;
  }

  part(file: string): Part {
    const known = this.#parts.get(file);
    if (known) return known;
    const part = read(file);
    this.#parts.set(file, part);
    return part;
  }

  /** What a file imports of ours; packages are left out. */
  importsOf(file: string): Import[] {
    return this.part(file).imports.flatMap(({ request, ...rest }) => {
      const found = this.#resolve(request, path.dirname(file));
      return found ? [{ file: found, ...rest }] : [];
    });
  }

  /** All files that some files import, directly or not, in import order. */
  reach(roots: readonly string[]): Set<string> {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { file: imported, isDevOnly } of this.importsOf(file)) {
        if (!isDevOnly) visit(imported);
      }
    };
    for (const root of roots) visit(root);
    return seen;
  }

  /** Style sheets that a part takes as text, for the pages that show it. */
  inlinedBy(files: readonly string[]): Set<string> {
    return new Set(
      files.flatMap(file =>
        this.part(file)
          .imports.filter(({ request }) => request.endsWith(INLINE))
          .map(({ request }) =>
            path.resolve(path.dirname(file), request.slice(0, -INLINE.length)),
          ),
      ),
    );
  }

  #resolve(request: string, folder: string): string | undefined {
    // The engine's aliases for the theme.
    if (request === '@theme' || request === '@rspress/core/theme')
      return this.#themeEntry;
    if (!request.startsWith('.') && !path.isAbsolute(request)) return undefined;
    const asked = path.resolve(folder, request);
    return ENDINGS.map(ending => asked + ending).find(
      file => existsSync(file) && statSync(file).isFile(),
    );
  }
}

function read(file: string): Part {
  switch (path.extname(file)) {
    case '.mdx':
      return readPagePart(file, readFileSync(file, 'utf8'));
    case '.ts':
    case '.tsx':
      return readPart(file, readFileSync(file, 'utf8'));
    default:
      return NOTHING;
  }
}

/** Files below a folder that may hold a part of a page, or styles. */
export function listSources(folder: string, endings = 'mdx,md,tsx'): string[] {
  return globSync(`**/*.{${endings}}`, { cwd: folder })
    .filter(file => !/\.(?:test|d)\.tsx?$/.test(file))
    .sort()
    .map(file => path.join(folder, file));
}
