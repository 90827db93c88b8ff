import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface IslandFile {
  /** Names the file in the page and in the browser. */
  id: string;
  file: string;
  /** Names of its components; `default` for the one without. */
  exports: string[];
}

const DIRECTIVE = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/;
const EXPORTED = /^export\s+(default\s+)?(?:function|const)\s+([A-Z]\w*)/gm;

export function isIslandFile(code: string): boolean {
  return DIRECTIVE.test(code);
}

/** The files below some folders that begin with 'use client'. */
export function findIslands(folders: readonly string[]): IslandFile[] {
  return folders.flatMap(folder =>
    globSync('**/*.tsx', { cwd: folder, exclude: ['**/node_modules/**'] })
      .sort()
      .map(name => path.join(folder, name))
      .filter(file => isIslandFile(readFileSync(file, 'utf8')))
      .map(file => ({
        id: path.basename(file, '.tsx'),
        file,
        exports: [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(
          ([, isDefault, name = '']) => (isDefault ? 'default' : name),
        ),
      })),
  );
}
