import { headOf, partOf } from './partOf.ts';
import {
  contentsOf,
  type PackedIndex,
  type SectionContent,
} from './SearchRecord.ts';
import { countTerms, writePlaces } from './textPlaces.ts';

/** A file of terms: the terms, and where each occurs, separated by spaces. */
export type TermPart = [terms: string, places: string];

export interface Parts {
  /** The index without texts. */
  headings: PackedIndex;
  terms: TermPart[];
  /** The content of some of a page's sections. */
  texts: SectionContent[][];
}

/** Bytes of a file before compression; a query needs a few of each. */
const TERMS_SIZE = 1_500;
const TEXTS_SIZE = 1_500;

/** Splits an index, so that a query loads only what it needs. */
export function createParts(packed: PackedIndex): Parts {
  const { pages } = packed;
  const contents = contentsOf(packed);
  const places = countTerms(contents.flat().map(([text]) => text));
  const textParts = contents.flatMap(splitTexts);
  const entries = [...places.keys()]
    .sort()
    .map(term => [term, writePlaces(places.get(term) ?? [])] as const);
  const starts = findStarts(entries);
  const byPart = Map.groupBy(entries, ([term]) => partOf(term, starts));
  const terms = starts.map((_, part): TermPart => {
    const own = byPart.get(part) ?? [];
    return [
      own.map(([term]) => term).join(' '),
      own.map(([, where]) => where).join(' '),
    ];
  });
  return {
    headings: {
      ...packed,
      pages: pages.map(([path, area, title, sections, ...weight]) => [
        path,
        area,
        title,
        sections.map(([level, id, heading]) => [level, id, heading]),
        ...weight,
      ]),
      parts: { terms: starts, texts: startsOf(textParts) },
    },
    terms,
    texts: textParts,
  };
}

/** Where parts of about the same size begin. Terms with the same head stay together. */
function findStarts(entries: readonly (readonly [string, string])[]): string[] {
  const starts = [''];
  let size = 0;
  let before = '';
  for (const [term, where] of entries) {
    const head = headOf(term);
    if (size >= TERMS_SIZE && head !== before) {
      starts.push(head);
      size = 0;
    }
    size += bytesOf(term) + where.length;
    before = head;
  }
  return starts;
}

/** The content of a page, in several files if there is much. */
function splitTexts(contents: readonly SectionContent[]): SectionContent[][] {
  const parts: SectionContent[][] = [[]];
  let size = 0;
  for (const content of contents) {
    const bytes = bytesOf(content.join(''));
    if (size + bytes > TEXTS_SIZE && size > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(content);
    size += bytes;
  }
  return parts;
}

function startsOf(parts: readonly (readonly unknown[])[]): number[] {
  let next = 0;
  return parts.map(({ length }) => (next += length) - length);
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
