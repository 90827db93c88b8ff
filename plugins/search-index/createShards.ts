import { buildPostings } from '../../search/buildPostings.ts';
import {
  unpackSections,
  type PackedIndex,
  type Section,
} from '../../search/SearchRecord.ts';
import {
  shardOf,
  type ShardManifest,
  type TermShard,
} from '../../search/ShardedIndex.ts';

export interface Shards {
  manifest: ShardManifest;
  terms: TermShard[];
  sections: Section[][];
}

/** A file of terms is about this large; a query needs a few of them. */
const TERM_SHARD_BYTES = 24_000;
const SECTIONS_PER_SHARD = 8;
/** Caps the postings of very common terms. */
const MAX_PLACES = 500;

/** Splits an index that is too large to be loaded whole. */
export function createShards(packed: PackedIndex): Shards {
  const sections = unpackSections(packed);
  const postings = buildPostings(sections);
  const lists = [...postings].map(([term, places]): [string, number[]] => [
    term,
    [
      places.length,
      ...places
        .toSorted((a, b) => b.weight - a.weight || a.section - b.section)
        .slice(0, MAX_PLACES)
        .flatMap(({ section, weight, share }) => [
          section,
          Math.round(weight * 100),
          Math.round(share * 100),
        ]),
    ],
  ]);
  const bytes = JSON.stringify(lists).length;
  const termShards = Math.max(1, Math.ceil(bytes / TERM_SHARD_BYTES));
  const terms: TermShard[] = Array.from({ length: termShards }, () => ({}));
  for (const [term, numbers] of lists) {
    const shard = terms[shardOf(term, termShards)];
    if (shard) shard[term] = numbers;
  }
  return {
    manifest: {
      sectionCount: sections.length,
      termShards,
      sectionsPerShard: SECTIONS_PER_SHARD,
    },
    terms,
    sections: Array.from(
      { length: Math.ceil(sections.length / SECTIONS_PER_SHARD) },
      (_, at) =>
        sections.slice(at * SECTIONS_PER_SHARD, (at + 1) * SECTIONS_PER_SHARD),
    ),
  };
}
