import type { SearchIndex } from '@rslib-website/search/SearchIndex';
import type { Section } from '@rslib-website/search/SearchRecord';
import { searchSections } from '@rslib-website/search/searchSections';

export interface Probe {
  /** What a reader types. */
  query: string;
  /** Where it has to lead, as `/path#id`. */
  places: readonly string[];
}

/** The probes whose first hit is elsewhere, as lines. */
export async function probe(
  index: SearchIndex,
  probes: readonly Probe[],
): Promise<string[]> {
  const misses: string[] = [];
  for (const { query, places } of probes) {
    const { found } = await searchSections(query, index, 1);
    const [first] = found;
    const place = first ? placeOf(first.section) : 'nothing';
    if (!places.includes(place)) {
      misses.push(`${query} → ${place} (expected ${places.join(' or ')})`);
    }
  }
  return misses;
}

/**
 * Each heading as it's written, except in the glossary: the page about a term
 * comes before its definition.
 */
export function headingProbes({ sections }: SearchIndex): Probe[] {
  const places = new Map<string, { query: string; all: Section[] }>();
  for (const section of sections) {
    const query = section.headings.at(-1) ?? section.title;
    const known = places.get(query.toLowerCase()) ?? { query, all: [] };
    known.all.push(section);
    places.set(query.toLowerCase(), known);
  }
  return [...places.values()]
    .filter(({ all }) => !all.every(({ path }) => path.endsWith('/glossary')))
    .map(({ query, all }) => ({ query, places: all.map(placeOf) }));
}

interface Option {
  name: string;
  url: string;
}

/** Each option by its full name, and by its last part if no other has that. */
export function optionProbes(options: readonly Option[]): Probe[] {
  const byQuery = new Map<string, Set<string>>();
  const add = (query: string, url: string) => {
    const places = byQuery.get(query) ?? new Set();
    byQuery.set(query, places.add(new URL(url).pathname + new URL(url).hash));
  };
  for (const { name, url } of options) {
    add(name, url);
    const last = name.split('.').at(-1) ?? name;
    // One word alone, such as css, is also the subject of a guide, and so are
    // the fields of package.json.
    if (/[a-z][A-Z]/.test(last) && !/Dependencies$/.test(last)) add(last, url);
  }
  return [...byQuery].map(([query, places]) => ({
    query,
    places: [...places],
  }));
}

function placeOf({ path, id }: Section): string {
  return id ? `${path}#${id}` : path;
}
