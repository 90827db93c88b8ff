import {
  HASH_LENGTH,
  INDEX_FOLDER,
  type IndexHashes,
  type SearchManifest,
} from './SearchManifest.ts';

/** The address of a file of an index; an error if the manifest isn't one of ours. */
export function fileAddress(manifest: SearchManifest, file: string): string {
  const [name = '', kind = 'headings', part] = file.split(/\/(terms|texts)-/);
  const hashes = String(manifest[name]?.[kind as keyof IndexHashes]);
  const at = (Number(part ?? 0) * HASH_LENGTH) % hashes.length;
  const hash = hashes.slice(at, at + HASH_LENGTH);
  if (!/^[\da-f]{8}$/.test(hash)) throw new Error(`No hash for ${file}`);
  return `${INDEX_FOLDER}/${hash}/${file}.json`;
}
