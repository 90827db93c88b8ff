/** As many as fit a usable sidebar. */
const PAGES_PER_AREA = 25;

export interface Area {
  /** Counts from 1. */
  number: number;
  pages: number;
}

/** Divides the pages of one language, without the home page, into areas. */
export function planAreas(pagesPerLanguage: number): Area[] {
  const pages = pagesPerLanguage - 1;
  return Array.from(
    { length: Math.ceil(pages / PAGES_PER_AREA) },
    (_, index) => ({
      number: index + 1,
      pages: Math.min(PAGES_PER_AREA, pages - index * PAGES_PER_AREA),
    }),
  );
}

/** The URL of a page in the default language. */
export function areaPage(area: number, page: number): string {
  return `/area-${area}/page-${page}`;
}
