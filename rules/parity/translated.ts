import { pairRule } from '../Rule.ts';
import { lockOf } from './upToDate.ts';

/** A page's translation was accepted at least once. */
export const translated = pairRule({
  id: 'not-yet-translated',
  why: 'Nobody has said yet that the translation of this page is complete.',
  check: (source, translation, site) =>
    lockOf(site)[translation.lang]?.[translation.id]
      ? []
      : [
          {
            file: translation.file,
            line: 1,
            what: `The page is new: it hasn't been accepted as the translation of ${source.file}.`,
            remedy: `Translate it, then run \`npm run i18n:accept ${source.id}\`.`,
          },
        ],
});
