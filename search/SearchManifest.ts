/** Where the files of all indexes are; each is in a folder named after a hash. */
export const INDEX_FOLDER = '/static/search';

/** Characters of a hash. */
export const HASH_LENGTH = 8;

/**
 * The hashes of an index, joined. Files of one kind share them in turn: with eight
 * hashes, the first covers the first file, the ninth, and so on. A changed sentence
 * then leaves most files at their address.
 */
export interface IndexHashes {
  headings: string;
  terms?: string;
  texts?: string;
}

/**
 * The hashes of each index, by name. The only file of search whose address stays
 * the same, so pages don't change when an index does.
 */
export type SearchManifest = Readonly<Record<string, IndexHashes>>;
