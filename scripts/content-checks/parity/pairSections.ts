import type { Page, Section } from '../model/Page.ts';

/**
 * Sections of both languages that have the same id. A section without a partner
 * is the business of the rule on headings, so that one fault is told once.
 */
export function pairSections(
  source: Page,
  translation: Page,
): [source: Section, translation: Section][] {
  return source.sections.flatMap(section => {
    const other = translation.sections.find(({ id }) => id === section.id);
    return other ? [[section, other] as [Section, Section]] : [];
  });
}

/** How a message names a section. */
export function sectionName({ id }: Section): string {
  return id === '' ? 'the part above the first heading' : `section #${id}`;
}
