import type { TermPart } from './createParts.ts';
import type { PackedIndex, SectionContent } from './SearchRecord.ts';

/** Accepts only what the build writes: any other file is an error, not zero results. */
export function readIndex(data: unknown): PackedIndex {
  // Each part is checked below.
  const { areas, pages, parts, asked, chinese } = (data ??
    {}) as Partial<PackedIndex>;
  const isIndex =
    Array.isArray(areas) &&
    Array.isArray(pages) &&
    pages.length > 0 &&
    (parts === undefined ||
      (areStrings(parts.terms) && areNumbers(parts.texts))) &&
    (asked === undefined ||
      (Array.isArray(asked) &&
        asked.every(
          one => typeof one[0] === 'number' && areStrings(one.slice(1)),
        ))) &&
    (chinese === undefined ||
      areStrings([chinese.pinyin, chinese.traditional])) &&
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
            areStrings(section.slice(1)),
        ),
    );
  if (!isIndex) throw new WrongForm();
  return {
    areas,
    pages,
    ...(parts && { parts }),
    ...(asked && { asked }),
    ...(chinese && { chinese }),
  };
}

export function readTermPart(data: unknown): TermPart {
  if (!areStrings(data) || data.length !== 2) throw new WrongForm();
  return data as TermPart; // Two strings, as found above.
}

export function readTextPart(data: unknown): SectionContent[] {
  const isPart =
    Array.isArray(data) && data.every(one => areStrings(one) && one.length > 0);
  if (!isPart) throw new WrongForm();
  return data as SectionContent[]; // Lists of strings, as found above.
}

class WrongForm extends Error {
  constructor() {
    super(
      'The search index does not have the form that the build writes, so it was not used.',
    );
  }
}

function areNumbers(data: unknown): data is number[] {
  return Array.isArray(data) && data.every(one => typeof one === 'number');
}

function areStrings(data: unknown): data is string[] {
  return Array.isArray(data) && data.every(one => typeof one === 'string');
}
