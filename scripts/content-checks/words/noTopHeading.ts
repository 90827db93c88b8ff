import { pageRule } from '../Rule.ts';

/** The text has no heading of the first level. */
export const noTopHeading = pageRule({
  id: 'no-h1',
  why: 'The title of the front matter becomes the one h1; a second breaks the outline for screen readers.',
  check: page =>
    page.sections
      .filter(({ level }) => level === 1)
      .map(({ title, line }) => ({
        file: page.file,
        line,
        what: `"# ${title}" is a heading of the first level.`,
        remedy: 'Start headings at ##, or move the words to the title.',
      })),
});
