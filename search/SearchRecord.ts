import type { AskedEntry } from './AskedPhrases.ts';
import type { ChineseData } from './chinese/ChineseData.ts';

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
 * A section as stored in the index file: level, id, heading, then its content,
 * which may be in a file of its own.
 */
export type PackedSection = [
  level: number,
  id: string,
  heading: string,
  ...content: Partial<SectionContent>,
];

/** A section's text, its blocks as lines, and for an option the type of its value. */
export type SectionContent = [text: string, valueType?: string];

/** A page: path, area (its position in `areas`), title, sections in order. */
export type PackedPage = [
  path: string,
  area: number,
  title: string,
  sections: PackedSection[],
  /** How much its matches count, if not 1. */
  weight?: number,
];

/** All pages of one language: what a reader's browser loads first. */
export interface PackedIndex {
  areas: string[];
  pages: PackedPage[];
  /** What readers ask, by the position of the section that answers it. */
  asked?: AskedEntry[];
  /** For a Chinese index. */
  chinese?: ChineseData;
  /** Present if terms and texts are in files of their own. */
  parts?: PartStarts;
}

/** Where each part of an index begins. */
export interface PartStarts {
  /** How the first term in each file of terms begins. */
  terms: readonly string[];
  /** The first section in each file of texts. */
  texts: readonly number[];
}

/** A section with its position, ready to be searched and shown. */
export interface Section {
  /** Its position among all sections, and that of its page's first one. */
  at: number;
  top: number;
  path: string;
  id: string;
  level: number;
  area: string;
  title: string;
  /** Headings from level 2 down to its own; empty for the top of a page. */
  headings: readonly string[];
  weight: number;
}

/** Lists the sections of an index, each with the headings above it. */
export function unpackSections({ areas, pages }: PackedIndex): Section[] {
  let at = -1;
  return pages.flatMap(([path, area, title, sections, weight = 1]) => {
    const above: { level: number; heading: string }[] = [];
    const top = at + 1;
    return sections.map(([level, id, heading]) => {
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      if (level > 1) above.push({ level, heading });
      at += 1;
      return {
        at,
        top,
        path,
        id,
        level,
        area: areas[area] ?? '',
        title,
        headings: above.map(entry => entry.heading),
        weight,
      };
    });
  });
}

/** The content of each page's sections. */
export function contentsOf({ pages }: PackedIndex): SectionContent[][] {
  return pages.map(([, , , sections]) =>
    sections.map(([, , , text = '', ...valueType]) => [text, ...valueType]),
  );
}

/** The record of a section; `content` if its text matched, not its heading. */
export function toRecord(
  section: Section,
  text: string,
  isFoundInText: boolean,
): SearchRecord {
  const { path, id, area, title, headings } = section;
  const url = id ? `${path}#${id}` : path;
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] =
    headings;
  return {
    objectID: url,
    url,
    // A section has at most five headings above its text.
    type: isFoundInText ? 'content' : `lvl${(headings.length + 1) as Level}`,
    hierarchy: { lvl0: area, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 },
    content: text || null,
  };
}
