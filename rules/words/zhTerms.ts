import type { Finding } from '../../tooling/Issue.ts';
import { pageRule } from '../Rule.ts';
import { pageTexts } from './pageTexts.ts';
import { GLOSSARY_FILE, readGlossary, type Term } from './readGlossary.ts';

let terms: Term[] | undefined;

/** One Chinese translation for each term, as in the glossary. */
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
          what: `We don't use "${word}" for "${term.en}".`,
          remedy: `Write "${term.right.join('" or "')}", or change ${GLOSSARY_FILE} and all pages.`,
        })),
      ),
    );
  },
});

/** Where a text uses a word that the term replaces. */
export function findWrongWords(
  text: string,
  { right, wrong }: Term,
): { word: string; index: number }[] {
  return wrong.flatMap(word => {
    // A correct term may contain a wrong one; replacing each character keeps the positions.
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
