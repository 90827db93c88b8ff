import type { Page, Section } from '../../content-model/Page.ts';

/**
 * Sections with the same id in both languages. The rule on headings reports a
 * section without a counterpart, so that each problem is reported once.
 */
export function pairSections(
  source: Page,
  translation: Page,
): [source: Section, translation: Section][] {
  return source.sections.flatMap<[Section, Section]>(section => {
    const other = translation.sections.find(({ id }) => id === section.id);
    return other ? [[section, other]] : [];
  });
}

/** How a message refers to a section. */
export function sectionName({ id }: Section): string {
  return id === '' ? 'the part above the first heading' : `section #${id}`;
}
