import { isManifest, readIndex } from './readIndex.ts';
import { SearchIndex } from './SearchIndex.ts';
import { ShardedIndex } from './ShardedIndex.ts';

export type OpenIndex = SearchIndex | ShardedIndex;

/** Loads a file of an index by its name in the folder, without extension. */
export type LoadFile = (name: string) => Promise<unknown>;

/** An index as the build wrote it, whole or sharded. */
export async function openIndex(
  name: string,
  load: LoadFile,
): Promise<OpenIndex> {
  const data = await load(name);
  return isManifest(data)
    ? new ShardedIndex(data, (kind, number) =>
        load(`${name}/${kind}-${number}`),
      )
    : new SearchIndex(readIndex(data));
}
