import path from 'node:path';
import type { PartGraph } from './PartGraph.ts';

export interface Island {
  /** Names it in the page and in the browser: two files may share a name. */
  id: string;
  file: string;
  /** What it gives to others; `default` for the one without a name. */
  exports: string[];
}

export interface SortedParts {
  islands: Island[];
  /** Places that want React where there is none, each in a line. */
  faults: string[];
}

/**
 * Goes from what is rendered into pages along its imports, up to the first
 * island on each path. Whatever is only reachable through an island runs in the
 * browser, with no limits. The rest is HTML, where state or a handler is a fault.
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
      // A component becomes a place for React, a hook cannot.
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

/** What the author is told, and what to do. */
export function describeFaults(faults: readonly string[]): string {
  return [
    'Readers get pages as HTML, so state hooks and handlers outside of an island would never run:',
    ...faults.map(fault => `  ${fault}`),
    "Begin the component's file with 'use client', which makes it an island, or give the page a behavior in browser/.",
  ].join('\n');
}
