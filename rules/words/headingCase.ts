import names from './properNames.json' with { type: 'json' };
import { frontMatterLine } from '../../content-model/frontMatter.ts';
import type { Section } from '../../content-model/Page.ts';
import { plainText } from '../../content-model/SyntaxNode.ts';
import { pageRule } from '../Rule.ts';

/** English titles and headings in sentence case. */
export const headingCase = pageRule({
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
        file: page.file,
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
