import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openIndex, type LoadFile } from '../search/openIndex.ts';
import { fileAddress } from '../search/fileAddress.ts';
import type { SearchManifest } from '../search/SearchManifest.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { parseJson } from '../shared/parseJson.ts';

/** Reads files of the indexes that the last build wrote, by their name. */
export function readBuiltFiles(outDir: string): LoadFile {
  const manifest = readBuiltManifest(outDir);
  return async name =>
    readJson<unknown>(path.join(outDir, fileAddress(manifest, name)));
}

/** Where the indexes of the last build are. */
function readBuiltManifest(outDir: string): SearchManifest {
  const folder = path.join(outDir, 'data/search');
  const file = existsSync(folder)
    ? readdirSync(folder).find(name => name.endsWith('.json'))
    : undefined;
  if (!file) {
    throw new Error(
      `There is no index below ${folder}. Run \`npm run build\` first.`,
    );
  }
  return readJson<SearchManifest>(path.join(folder, file));
}

function readJson<T>(file: string): T {
  return parseJson<T>(readFileSync(file, 'utf8'));
}

/** The index of a language as the last build wrote it. */
export async function readBuiltIndex(
  outDir: string,
  lang: string,
): Promise<SearchIndex> {
  return openIndex(lang, readBuiltFiles(outDir));
}
