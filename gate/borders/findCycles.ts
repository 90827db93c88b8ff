/** Modules by path, each with the modules that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The paths from a module back to itself, one for each import that closes a circle. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const isDone = new Map<string, boolean>();

  function visit(module: string, path: readonly string[]): void {
    if (isDone.get(module)) return;
    if (isDone.has(module)) {
      cycles.push([...path.slice(path.indexOf(module)), module]);
      return;
    }
    isDone.set(module, false);
    for (const imported of graph.get(module) ?? [])
      visit(imported, [...path, module]);
    isDone.set(module, true);
  }

  for (const module of graph.keys()) visit(module, []);
  return cycles;
}
