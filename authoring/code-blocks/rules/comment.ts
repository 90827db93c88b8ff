import { untranslatedIn } from '../../../rules/parity/translateComments.ts';
import { fenceRule } from './fenceRule.ts';

/** Comments in our sources are in the language of the page. */
export const comment = fenceRule({
  id: 'comment-untranslated',
  why: "Readers of a translation shouldn't need English to follow our code.",
  check: (fence, page) => {
    const words = untranslatedIn(fence, page);
    return words === undefined
      ? undefined
      : {
          what: `The comment "${words}" is in English.`,
          remedy:
            'Translate it in i18n/comments.ts and run `npm run docs:sync`.',
        };
  },
});
