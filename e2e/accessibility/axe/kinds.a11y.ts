import { languages } from '../../support/languages.ts';
import { expect, test } from '../../support/site.ts';
import { kinds, missingPageProblem } from '../pageKinds.ts';
import { checkKind } from './checkKind.ts';
import { NARROW } from './themes.ts';

test.use({ viewport: NARROW, allowedProblems: missingPageProblem });

// The short matrix of the gate: each kind, and all that opens on it, on a phone.
for (const language of languages) {
  for (const kind of kinds) {
    test(`${language.name}, ${kind}: nothing to find at 390 px`, async ({
      page,
    }, testInfo) => {
      expect(await checkKind(page, testInfo, kind, language, 'narrow')).toEqual(
        [],
      );
    });
  }
}
