import {
  HASH_LENGTH,
  INDEX_FOLDER,
  type IndexHashes,
  type SearchManifest,
} from './SearchManifest.ts';

/** The address of a file of an index; an error if the manifest isn't one of ours. */
export function fileAddress(manifest: SearchManifest, file: string): string {
  const [name = '', kind = 'headings', part] = file.split(/\/(terms|texts)-/);
  // The pattern above has these kinds.
  const hashes = String(manifest[name]?.[kind as keyof IndexHashes]);
  const hash = bucketOf(Number(part ?? 0), hashes);
  if (!/^[\da-f]{8}$/.test(hash)) throw new Error(`No hash for ${file}`);
  return `${INDEX_FOLDER}/${hash}/${file}.json`;
}

/**
 * The hash of a file's bucket. There are fewer buckets than files, and files go to them
 * in turn: of three buckets, files 0, 3, and 6 are in the first.
 */
function bucketOf(part: number, hashes: string): string {
  const at = (part * HASH_LENGTH) % hashes.length;
  return hashes.slice(at, at + HASH_LENGTH);
}
