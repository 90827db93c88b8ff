import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PackedIndex } from '../../search/SearchRecord.ts';
import { createShards } from './createShards.ts';

/** An index larger than this, compressed, is loaded in parts. */
export const SHARD_ABOVE_BYTES = 250_000;

/** Writes an index as one file, or as parts if it is large. */
export async function writeIndex(
  folder: string,
  name: string,
  index: PackedIndex,
): Promise<void> {
  const text = JSON.stringify(index);
  const write = async (file: string, data: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), data);
  };
  if (isSmall(text)) {
    await write(`${name}.json`, text);
    return;
  }
  const { manifest, terms, sections } = createShards(index);
  await write(`${name}.json`, JSON.stringify(manifest));
  for (const [number, shard] of terms.entries()) {
    await write(`${name}/terms-${number}.json`, JSON.stringify(shard));
  }
  for (const [number, shard] of sections.entries()) {
    await write(`${name}/sections-${number}.json`, JSON.stringify(shard));
  }
}

/** Decided by a compression that is nearly the best and takes no seconds. */
function isSmall(text: string): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return (
    text.length <= SHARD_ABOVE_BYTES ||
    brotliCompressSync(text, { params }).length <= SHARD_ABOVE_BYTES
  );
}
