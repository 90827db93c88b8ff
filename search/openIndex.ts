import { readIndex, readTermPart, readTextPart } from './readIndex.ts';
import { SearchIndex, type IndexParts } from './SearchIndex.ts';
import { contentsOf, type PackedIndex } from './SearchRecord.ts';
import { countTerms, readPlaces } from './textPlaces.ts';

/** Loads a file of an index by its name in the folder, without extension. */
export type LoadFile = (name: string) => Promise<unknown>;

/** An index as the build wrote it, whole or in parts. */
export async function openIndex(
  name: string,
  load: LoadFile,
): Promise<SearchIndex> {
  const packed = readIndex(await load(name));
  const parts = packed.parts ? filesOf(name, load) : inMemory(packed);
  return new SearchIndex(packed, parts);
}

function filesOf(name: string, load: LoadFile): IndexParts {
  return {
    async readTerms(part) {
      const [terms, places] = readTermPart(
        await load(termsFile(name, part)),
      ).map(text => text.split(' '));
      const where = new Map(terms?.map((term, at) => [term, places?.[at]]));
      return {
        terms: where.keys(),
        placesOf: term => readPlaces(where.get(term) ?? ''),
      };
    },
    async readTexts(part) {
      return readTextPart(await load(textsFile(name, part)));
    },
  };
}

function inMemory(packed: PackedIndex): IndexParts {
  const contents = contentsOf(packed).flat();
  const places = countTerms(contents.map(([text]) => text));
  return {
    readTerms: async () => ({
      terms: places.keys(),
      placesOf: term => places.get(term) ?? [],
    }),
    readTexts: async () => contents,
  };
}

/** The files of an index in parts. */
export function termsFile(name: string, part: number): string {
  return `${name}/terms-${part}`;
}

export function textsFile(name: string, part: number): string {
  return `${name}/texts-${part}`;
}

/** Whether hits can be shown without this file. */
export function isTextsFile(file: string): boolean {
  return /\/texts-\d+$/.test(file);
}
