import { pageRule } from '../Rule.ts';

/** The text has no first-level heading. */
export const noTopHeading = pageRule({
  id: 'no-h1',
  why: 'The front matter title becomes the one h1; a second one breaks the outline for screen readers.',
  check: page =>
    page.sections
      .filter(({ level }) => level === 1)
      .map(({ title, line }) => ({
        file: page.file,
        line,
        what: `"# ${title}" is a first-level heading.`,
        remedy: 'Start headings at ##, or move the text to the title.',
      })),
});
