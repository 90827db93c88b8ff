import type { Finding } from '../../tooling/Issue.ts';
import { pageRule, type Rule } from '../Rule.ts';
import { pageTexts } from '../words/pageTexts.ts';

interface Fault {
  index: number;
  what: string;
  remedy: string;
}

interface HomeRule {
  id: string;
  why: string;
  /** What is wrong with a text of the page, and where in it. */
  check: (text: string, root: string) => Fault[];
}

/** A rule about the texts of the home page, in each language. */
export function homeRule({ id, why, check }: HomeRule): Rule {
  return pageRule({
    id,
    why,
    check: (page, { root }) => {
      if (page.id !== 'index') return [];
      return pageTexts(page).flatMap(({ text, lineAt }) =>
        check(text, root).map(({ index, ...fault }): Finding => ({
          file: page.file,
          line: lineAt(index),
          ...fault,
        })),
      );
    },
  });
}
