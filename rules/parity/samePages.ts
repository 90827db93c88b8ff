import { langs } from '../../site/locales.ts';
import type { Rule } from '../Rule.ts';

/** Each page exists in each language, at the same path. */
export const samePages: Rule = {
  id: 'parity-pages',
  why: 'The language switch and every link lead to the same path in the other language.',
  check: (id, site) => {
    const present = langs.find(lang => site.page(id, lang));
    return langs
      .filter(lang => !site.page(id, lang))
      .map(lang => ({
        file: site.fileOf(id, lang),
        line: 1,
        what: `This page does not exist, but ${site.fileOf(id, present ?? lang)} does.`,
        remedy: `Write it, or remove the page in the other language too.`,
      }));
  },
};
