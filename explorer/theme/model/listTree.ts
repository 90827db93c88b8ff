export interface TreeFile {
  name: string;
  path: string;
}

export interface TreeFolder {
  /** With the folders around it: `dist/cjs/`. */
  name: string;
  files: TreeFile[];
}

/** Files by folder, a folder before those inside it. */
export function listTree(paths: readonly string[]): TreeFolder[] {
  const folders = new Map<string, TreeFile[]>();
  for (const path of paths) {
    const at = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, at);
    const files = folders.get(folder) ?? [];
    files.push({ name: path.slice(at), path });
    folders.set(folder, files);
  }
  return [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, files]) => ({
      name,
      files: files.sort((a, b) => orderOf(a.name) - orderOf(b.name)),
    }));
}

/** What runs, then what it looks like, then its types; of each, the entry first. */
export function orderOf(name: string): number {
  const rest = /(?:^|\/)index\./.test(name) ? 0 : 1;
  if (/\.d\.[cm]?ts$/.test(name)) return 4 + rest;
  return (/\.[cm]?jsx?$/.test(name) ? 0 : 2) + rest;
}
