import { frontMatterLine } from '../../content-model/frontMatter.ts';
import { pageRule } from '../Rule.ts';

/** Shorter says nothing; longer gets cut off in search results and link previews. */
const lengths: Record<
  string,
  { title: number; description: [number, number] }
> = {
  en: { title: 60, description: [40, 160] },
  zh: { title: 30, description: [15, 80] },
};

/** Each page has a title and a description of reasonable length. */
export const frontMatter = pageRule({
  id: 'front-matter',
  why: 'Search results, link previews, and the sidebar show the title and description.',
  check: page => {
    const limits = lengths[page.lang] ?? lengths['en'];
    const [least, most] = limits?.description ?? [0, Infinity];
    return [
      { key: 'title', least: 1, most: limits?.title ?? Infinity },
      { key: 'description', least, most },
    ].flatMap(({ key, least, most }) => {
      const value = page.frontMatter[key];
      const length = typeof value === 'string' ? [...value.trim()].length : 0;
      if (length >= least && length <= most) return [];
      return {
        file: page.file,
        line: frontMatterLine(page, key),
        what:
          length === 0
            ? `The front matter has no ${key}.`
            : `The ${key} has ${length} characters; ${least} to ${most} fit.`,
        remedy: `Write a ${key} that says what this page answers.`,
      };
    });
  },
});
