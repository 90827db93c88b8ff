import path from 'node:path';
import type { PartGraph } from './PartGraph.ts';

export interface Island {
  /**
   * Identifies it in the page and in the browser, because two files may have the same
   * name.
   */
  id: string;
  file: string;
  /** The names of its exports, including `default`. */
  exports: string[];
}

export interface SortedParts {
  islands: Island[];
  /** Code that needs React outside of islands, one place per line. */
  faults: string[];
}

/**
 * Follows the imports of what is rendered into pages, up to the first island on each
 * path. Code that is only reachable through an island runs in the browser and may do
 * anything. The rest becomes HTML, where state or a handler is a fault.
 */
export function findIslands(
  graph: PartGraph,
  roots: readonly string[],
  project: string,
): SortedParts {
  const nameOf = (file: string) =>
    path.relative(project, file).split(path.sep).join('/');
  const seen = new Set<string>();
  const islands: Island[] = [];
  const faults: string[] = [];

  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { isIsland, exports, live } = graph.part(file);
    if (isIsland) {
      islands.push({ id: nameOf(file), file, exports });
      if (exports.includes('*')) {
        faults.push(`${nameOf(file)} export * (name what an island exports)`);
      }
      return;
    }
    for (const { line, name } of live) {
      faults.push(`${nameOf(file)}:${line} ${name}`);
    }
    for (const one of graph.importsOf(file)) {
      if (one.isDevOnly) continue;
      const { file: imported, names, line } = one;
      visit(imported);
      if (!graph.part(imported).isIsland) continue;
      // A component of an island can be hydrated in its place; a hook can't.
      for (const name of names.filter(one => /^use[A-Z]/.test(one))) {
        faults.push(`${nameOf(file)}:${line} ${name} of an island`);
      }
    }
  };
  for (const root of roots) visit(root);
  return { islands, faults };
}

/** Files that no other listed file imports. */
export function findTops(graph: PartGraph, files: readonly string[]): string[] {
  const imported = new Set(
    files.flatMap(file => graph.importsOf(file).map(({ file: one }) => one)),
  );
  return files.filter(file => !imported.has(file));
}

/** What the author is told, and what to do; nothing if there are none. */
export function describeFaults(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  return [
    'Readers get pages as HTML, so state hooks and handlers outside of an island would never run:',
    ...faults.map(fault => `  ${fault}`),
    "Begin the component's file with 'use client', which makes it an island, or give the page a behavior in browser/.",
  ].join('\n');
}
