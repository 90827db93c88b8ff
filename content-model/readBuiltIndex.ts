import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openIndex, type LoadFile } from '@rslib-website/search/openIndex';
import { fileAddress } from '@rslib-website/search/fileAddress';
import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import type { SearchIndex } from '@rslib-website/search/SearchIndex';
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
