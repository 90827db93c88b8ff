import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openIndex, type LoadFile } from '../search/openIndex.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';

/** Reads files of the indexes that the last build wrote, by their name. */
export function readBuiltFiles(outDir: string): LoadFile {
  const folder = path.join(outDir, 'static/search');
  const [build] = existsSync(folder) ? readdirSync(folder) : [];
  if (!build) {
    throw new Error(
      `There is no index below ${folder}. Run \`npm run build\` first.`,
    );
  }
  return async name => {
    const file = path.join(folder, build, `${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  };
}

/** The index of a language as the last build wrote it. */
export async function readBuiltIndex(
  outDir: string,
  lang: string,
): Promise<SearchIndex> {
  return openIndex(lang, readBuiltFiles(outDir));
}
