import { pageRule } from '../Rule.ts';
import { pageTexts } from './pageTexts.ts';

/** The placeholders of `npm run new page` are replaced. */
export const written = pageRule({
  id: 'placeholder',
  why: 'Readers would get a page that nobody has written yet.',
  check: page =>
    pageTexts(page).flatMap(({ text, lineAt }) =>
      [...text.matchAll(/(?<!\w)TODO(?!\w)/g)].map(({ index }) => ({
        file: page.file,
        line: lineAt(index),
        what: 'There is a TODO in the text.',
        remedy: 'Write the text, or leave the page out until it is written.',
      })),
    ),
});
