import { languages } from '../../support/languages.ts';
import { expect, missingPageProblem, test } from '../../support/site.ts';
import { waitForQuiet } from '../../support/waitForQuiet.ts';
import { kinds, pageKinds } from '../pageKinds.ts';
import { walkPage } from './walk.ts';

test.use({
  allowedProblems: missingPageProblem,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, prefix } of languages) {
  for (const kind of kinds) {
    for (const width of [390, 1440]) {
      test(`${name}, ${kind}, ${width} px: every stop is seen, once, in order`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(prefix + pageKinds[kind]);
        await waitForQuiet(page);
        expect(await walkPage(page)).toEqual([]);
      });
    }
  }
}
