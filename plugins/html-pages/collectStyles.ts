import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/**
 * The style sheets that a site's parts import, in the order in which they would
 * be met: the browser gets these, and none of the code around them.
 */
export function collectStyles(roots: readonly string[]): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) {
      styles.push(file);
      return;
    }
    if (!/\.(tsx?|mdx?)$/.test(file)) return;
    for (const [, named, late] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const request = named ?? late ?? '';
      if (request.startsWith('.'))
        visit(path.resolve(path.dirname(file), request));
    }
  };
  for (const root of roots) visit(root);
  return styles;
}

/** Files below a folder that may bring style sheets of their own. */
export function listSources(folder: string): string[] {
  return globSync('**/*.{mdx,md,tsx}', { cwd: folder })
    .sort()
    .map(file => path.join(folder, file));
}
