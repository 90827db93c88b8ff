import type { PackedIndex } from './SearchRecord.ts';
import type { ShardManifest } from './ShardedIndex.ts';

/** Whether a file is the table of a sharded index. */
export function isManifest(data: unknown): data is ShardManifest {
  const { sectionCount, termShards, sectionsPerShard } = (data ??
    {}) as Partial<ShardManifest>;
  return [sectionCount, termShards, sectionsPerShard].every(
    number => typeof number === 'number' && number > 0,
  );
}

/** Accepts only what the build writes: any other file is an error, not zero results. */
export function readIndex(data: unknown): PackedIndex {
  const { areas, pages } = (data ?? {}) as Partial<PackedIndex>;
  const isIndex =
    Array.isArray(areas) &&
    Array.isArray(pages) &&
    pages.length > 0 &&
    pages.every(
      page =>
        Array.isArray(page) &&
        typeof page[0] === 'string' &&
        page[0].startsWith('/') &&
        typeof page[2] === 'string' &&
        Array.isArray(page[3]) &&
        page[3].every(
          section =>
            Array.isArray(section) &&
            typeof section[0] === 'number' &&
            section.slice(1).every(part => typeof part === 'string'),
        ),
    );
  if (!isIndex) {
    throw new Error(
      'The search index does not have the form that the build writes, so it was not used.',
    );
  }
  return { areas, pages };
}
