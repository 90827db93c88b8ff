import type {
  PackedIndex,
  PackedPage,
  PackedSection,
} from '../../search/SearchRecord.ts';

export interface IndexedPage {
  path: string;
  area: string;
  title: string;
  sections: PackedSection[];
  weight: number;
}

/** Puts pages together in the form that browsers load. */
export function createIndex(pages: readonly IndexedPage[]): PackedIndex {
  const areas = [...new Set(pages.map(({ area }) => area))];
  return {
    areas,
    pages: pages.map(({ path, area, title, sections, weight }) => {
      const page: PackedPage = [path, areas.indexOf(area), title, sections];
      if (weight !== 1) page.push(weight);
      return page;
    }),
  };
}
