import { type Rule, pageRule } from '../Rule.ts';
import { zhAutocorrect, zhEdges, zhMarks, zhEmphasis } from './zhRules.ts';
import names from './properNames.json' with { type: 'json' };
import { frontMatterLine } from '../../content-model/frontMatter.ts';
import type { Section } from '../../content-model/Page.ts';
import { plainText } from '../../content-model/SyntaxNode.ts';
import { pageTexts } from './pageTexts.ts';

/** The text has no first-level heading. */
const noTopHeading = pageRule({
  id: 'no-h1',
  why: 'The front matter title becomes the one h1; a second one breaks the outline for screen readers.',
  check: page =>
    page.sections
      .filter(({ level }) => level === 1)
      .map(({ title, line }) => ({
        line,
        what: `"# ${title}" is a first-level heading.`,
        remedy: 'Start headings at ##, or move the text to the title.',
      })),
});

/** The placeholders of `npm run new page` are replaced. */
const written = pageRule({
  id: 'placeholder',
  why: 'Readers would get a page that nobody has written yet.',
  check: page =>
    pageTexts(page).flatMap(({ text, lineAt }) =>
      [...text.matchAll(/(?<!\w)TODO(?!\w)/g)].map(({ index }) => ({
        line: lineAt(index),
        what: 'There is a TODO in the text.',
        remedy: 'Write the text, or leave the page out until it is written.',
      })),
    ),
});

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

/** English titles and headings in sentence case. */
const headingCase = pageRule({
  id: 'en-heading-case',
  why: 'Capital letters are reserved for names, so that names stand out.',
  lang: 'en',
  check: page => {
    const { title } = page.frontMatter;
    const lines = [
      {
        text: typeof title === 'string' ? title : '',
        line: frontMatterLine(page, 'title'),
      },
      ...page.sections
        .slice(1)
        .map(section => ({ text: headingWords(section), line: section.line })),
    ];
    return lines.flatMap(({ text, line }) => {
      const wrong = findCapitals(text);
      if (wrong.length === 0) return [];
      return {
        line,
        what: `"${text.trim()}" capitalises ${wrong.join(', ')}.`,
        remedy:
          'Capitalize only the first word and names; add a new name to rules/words/properNames.json.',
      };
    });
  },
});

/** The heading without its code, which keeps its own spelling. */
function headingWords({ nodes }: Section): string {
  return (nodes[0]?.children ?? [])
    .filter(({ type }) => type !== 'inlineCode')
    .map(plainText)
    .join('');
}

/** Capitalized words after the first that are neither names nor code. */
export function findCapitals(text: string): string[] {
  const withoutNames = names.reduce(
    (rest, name) => rest.replaceAll(name, '—'),
    text.replace(/\{#.*\}/, ''),
  );
  return withoutNames
    .split(/\s+/)
    .slice(1)
    .filter((word, index, words) => {
      // A new sentence inside a heading starts with a capital too.
      const startsSentence = /[.:?!]$/.test(words[index - 1] ?? '');
      return /^[("“]*[A-Z][a-z]+[),.:;?!"”]*$/.test(word) && !startsSentence;
    });
}

export const wordRules: readonly Rule[] = [
  frontMatter,
  written,
  noTopHeading,
  headingCase,
  zhAutocorrect,
  zhEdges,
  zhMarks,
  zhEmphasis,
];
