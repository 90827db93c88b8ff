/** A section of a page, in the shape that DocSearch established. */
export interface SearchRecord {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
}

export type Level = 1 | 2 | 3 | 4 | 5 | 6;
export type RecordType = `lvl${Level}` | 'content';
export type Hierarchy = Record<`lvl${0 | Level}`, string | null>;

/**
 * A section as stored in the index file: level, id, heading, text, and for an
 * option the type of its value. Blocks of text are lines.
 */
export type PackedSection = [
  level: number,
  id: string,
  heading: string,
  text: string,
  valueType?: string,
];

/** A page: path, area (its position in `areas`), title, sections in order. */
export type PackedPage = [
  path: string,
  area: number,
  title: string,
  sections: PackedSection[],
  /** How much its matches count, if not 1. */
  weight?: number,
];

/** All pages of one language: what a reader's browser loads and indexes. */
export interface PackedIndex {
  areas: string[];
  pages: PackedPage[];
}

/** A section with its position, ready to be searched and shown. */
export interface Section {
  path: string;
  id: string;
  level: number;
  area: string;
  title: string;
  /** Headings from level 2 down to its own; empty for the top of a page. */
  headings: readonly string[];
  text: string;
  weight: number;
  /** For an option, the type of its value. */
  valueType?: string | undefined;
}

/** Lists the sections of an index, each with the headings above it. */
export function unpackSections({ areas, pages }: PackedIndex): Section[] {
  return pages.flatMap(([path, area, title, sections, weight = 1]) => {
    const above: { level: number; heading: string }[] = [];
    return sections.map(([level, id, heading, text, valueType]) => {
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      if (level > 1) above.push({ level, heading });
      return {
        path,
        id,
        level,
        area: areas[area] ?? '',
        title,
        headings: above.map(entry => entry.heading),
        text,
        weight,
        valueType,
      };
    });
  });
}

/** The record of a section; `content` if its text matched, not its heading. */
export function toRecord(
  section: Section,
  isFoundInText: boolean,
): SearchRecord {
  const { path, id, area, title, headings, text } = section;
  const url = id ? `${path}#${id}` : path;
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] =
    headings;
  return {
    objectID: url,
    url,
    type: isFoundInText ? 'content' : `lvl${(headings.length + 1) as Level}`,
    hierarchy: { lvl0: area, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 },
    content: text || null,
  };
}
