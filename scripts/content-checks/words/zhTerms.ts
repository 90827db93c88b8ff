import type { Finding } from '../Issue.ts';
import { pageRule } from '../Rule.ts';
import { pageTexts } from './pageTexts.ts';
import { GLOSSARY_FILE, readGlossary, type Term } from './readGlossary.ts';

let terms: Term[] | undefined;

/** One Chinese rendering for each term, as the glossary has it. */
export const zhTerms = pageRule({
  id: 'zh-terms',
  why: 'Two names for one thing make readers look for a difference, and a search for one misses the other.',
  lang: 'zh',
  check: page => {
    const glossary = (terms ??= readGlossary());
    return pageTexts(page).flatMap(({ text, lineAt }) =>
      glossary.flatMap(term =>
        findWrongWords(text, term).map(({ word, index }): Finding => ({
          file: page.file,
          line: lineAt(index),
          what: `"${word}" is not our word for "${term.en}".`,
          remedy: `Write "${term.right.join('" or "')}", or change ${GLOSSARY_FILE} and all pages.`,
        })),
      ),
    );
  },
});

/** The places where a text uses a word that the term replaces. */
export function findWrongWords(
  text: string,
  { right, wrong }: Term,
): { word: string; index: number }[] {
  return wrong.flatMap(word => {
    // A right term may hold a wrong one; as many characters keep the positions.
    const rest = right
      .filter(term => term.includes(word))
      .reduce(
        (left, term) => left.replaceAll(term, '—'.repeat(term.length)),
        text,
      );
    const index = rest.indexOf(word);
    return index < 0 ? [] : [{ word, index }];
  });
}
