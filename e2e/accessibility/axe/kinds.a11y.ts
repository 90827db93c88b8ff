import { inTurn, languages } from '../../support/languages.ts';
import { expect, missingPageProblem, test } from '../../support/site.ts';
import { kinds, type PageKind } from '../pageKinds.ts';
import { checkKind } from './checkKind.ts';
import { openings } from './openings.ts';
import { NARROW } from './themes.ts';

test.use({ viewport: NARROW, allowedProblems: missingPageProblem });

/** By turns, and besides where something is only in this language. */
const languagesOf = (kind: PageKind) =>
  languages.filter(
    language =>
      inTurn(kind).includes(language) ||
      openings.some(one => one.kind === kind && one.lang === language.lang),
  );

// The short matrix of the gate: each kind, and all that opens on it, on a phone.
for (const kind of kinds) {
  for (const language of languagesOf(kind)) {
    test(`${language.name}, ${kind}: nothing to find at 390 px`, async ({
      page,
    }) => {
      expect(await checkKind(page, kind, language, 'narrow')).toEqual([]);
    });
  }
}
