import { parseSync, type StaticExportEntry } from 'oxc-parser';
import { findLiveCode, isWithin, type Span } from './findLiveCode.ts';

/** What a source file says that decides whether it runs in the browser. */
export interface Part {
  /** It begins with 'use client', or is a page that holds state itself. */
  isIsland: boolean;
  imports: PartImport[];
  /** Names of its exports without types; '*' re-exports a whole file. */
  exports: string[];
  /** Hooks, handlers and classes that only work where React runs. */
  live: { name: string; line: number }[];
}

export interface PartImport {
  request: string;
  /** The imported names; empty if the import doesn't name any. */
  names: string[];
  line: number;
  /** Only for development; a build drops it. */
  isDevOnly: boolean;
}

/** Reads a TypeScript file. */
export function readPart(file: string, code: string): Part {
  const parsed = parseSync(file, code);
  const { program, module, errors } = parsed;
  if (errors.length > 0) {
    throw new Error(
      `[html-pages] ${file} is no TypeScript: ${errors[0]?.message ?? ''}`,
    );
  }
  const textOf = ({ start, end }: Span) => code.slice(start, end);
  const lineOf = ({ start }: Span) => code.slice(0, start).split('\n').length;
  const { live, devOnly } = findLiveCode(parsed, textOf);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType);

  const imports = [
    ...module.staticImports
      // A file that is imported only for its types isn't loaded.
      .filter(
        ({ entries }) => !entries.length || entries.some(one => !one.isType),
      )
      .map(({ moduleRequest, entries, start }) => ({
        request: moduleRequest.value,
        names: entries.map(({ importName }) => importName.name ?? ''),
        start,
      })),
    ...exported.flatMap(({ moduleRequest, importName, start }) =>
      moduleRequest
        ? [
            {
              request: moduleRequest.value,
              names: [importName.name ?? ''],
              start,
            },
          ]
        : [],
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      request: textOf(moduleRequest).slice(1, -1),
      names: [],
      start,
    })),
  ].sort((a, b) => a.start - b.start);

  return {
    isIsland: program.body.some(
      node => 'directive' in node && node.directive === 'use client',
    ),
    imports: imports.map(({ request, names, start }) => ({
      request,
      names,
      line: lineOf({ start, end: start }),
      isDevOnly: devOnly.some(outer => isWithin({ start, end: start }, outer)),
    })),
    exports: exported.map(nameOf),
    live: live.map(one => ({ name: one.name, line: lineOf(one) })),
  };
}

function nameOf({ exportName }: StaticExportEntry): string {
  if (exportName.name !== null) return exportName.name;
  // `export *` has neither a name nor a position.
  return exportName.start === null ? '*' : 'default';
}
