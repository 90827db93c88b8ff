import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createParts } from '@rslib-website/search/createParts';
import { termsFile, textsFile } from '@rslib-website/search/openIndex';
import { fileAddress } from '@rslib-website/search/fileAddress';
import {
  HASH_LENGTH,
  type IndexHashes,
  type SearchManifest,
} from '@rslib-website/search/SearchManifest';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';

/** An index up to this size, compressed, is one file: fewer requests. */
const WHOLE_UP_TO_BYTES = 30_000;

/** The files of an index by name: one, or parts if it is large. */
export function indexFiles(
  name: string,
  index: PackedIndex,
): Map<string, string> {
  const whole = JSON.stringify(index);
  if (isSmall(whole)) return new Map([[name, whole]]);
  const { headings, terms, texts } = createParts(index);
  return new Map([
    [name, JSON.stringify(headings)],
    ...terms.map((part, at): [string, string] => [
      termsFile(name, at),
      JSON.stringify(part),
    ]),
    ...texts.map((part, at): [string, string] => [
      textsFile(name, at),
      JSON.stringify(part),
    ]),
  ]);
}

/** Writes the files of an index below folders that are named after hashes. */
export async function writeIndex(
  outDir: string,
  name: string,
  index: PackedIndex,
): Promise<SearchManifest> {
  const files = indexFiles(name, index);
  const manifest = { [name]: hashFiles(name, files) };
  for (const [file, text] of files) {
    const path = join(outDir, fileAddress(manifest, file));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return manifest;
}

/**
 * With more hashes, a changed sentence changes fewer files, but every search loads a
 * larger manifest.
 */
const HASHES_PER_KIND = 8;

/**
 * Hashes that files share in turn: the first covers the first file, the ninth, and so
 * on.
 */
export function hashFiles(
  name: string,
  files: ReadonlyMap<string, string>,
): IndexHashes {
  const hashesOf = (fileOf: typeof termsFile): string =>
    Array.from({ length: HASHES_PER_KIND }, (_, turn) => {
      const own: string[] = [];
      for (let part = turn; ; part += HASHES_PER_KIND) {
        const text = files.get(fileOf(name, part));
        if (text === undefined) return own;
        own.push(text);
      }
    })
      .filter(own => own.length > 0)
      .map(hashOf)
      .join('');
  const headings = hashOf([files.get(name) ?? '']);
  if (files.size === 1) return { headings };
  return { headings, terms: hashesOf(termsFile), texts: hashesOf(textsFile) };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** If this much of a large index is already too large, the whole is, too. */
const SAMPLE_LENGTH = 300_000;

/** Compresses nearly as well as the release does, but in a fraction of a second. */
function isSmall(text: string): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const fits = (part: string) =>
    part.length <= WHOLE_UP_TO_BYTES ||
    brotliCompressSync(part, { params }).length <= WHOLE_UP_TO_BYTES;
  return (
    fits(text.slice(0, SAMPLE_LENGTH)) &&
    (text.length <= SAMPLE_LENGTH || fits(text))
  );
}
