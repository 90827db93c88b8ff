import type { AskedEntry } from '@rslib-website/search/AskedPhrases';
import type {
  PackedIndex,
  PackedPage,
  PackedSection,
} from '@rslib-website/search/SearchRecord';

export interface IndexedPage {
  path: string;
  area: string;
  title: string;
  sections: PackedSection[];
  weight: number;
  /** What readers ask that the section with this id answers. */
  askedAt: (id: string) => readonly string[];
}

/** Puts pages together in the form that browsers load. */
export function createIndex(pages: readonly IndexedPage[]): PackedIndex {
  const areas = [...new Set(pages.map(({ area }) => area))];
  const asked = pages
    .flatMap(({ sections, askedAt }) => sections.map(([, id]) => askedAt(id)))
    .map((phrases, section): AskedEntry => [section, ...phrases])
    .filter(([, ...phrases]) => phrases.length > 0);
  return {
    areas,
    pages: pages.map(({ path, area, title, sections, weight }) => {
      const page: PackedPage = [path, areas.indexOf(area), title, sections];
      if (weight !== 1) page.push(weight);
      return page;
    }),
    ...(asked.length > 0 && { asked }),
  };
}
