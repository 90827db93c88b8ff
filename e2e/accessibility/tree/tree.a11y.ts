import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../support/languages.ts';
import { expect, onFixture, test } from '../../support/site.ts';
import { openings } from '../axe/openings.ts';
import {
  kinds,
  missingPageProblem,
  pageKinds,
  type PageKind,
} from '../pageKinds.ts';

test.use({
  allowedProblems: missingPageProblem,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Kinds whose prose is the author's; the fixture below shows how it is read. */
const proseKinds: readonly PageKind[] = [
  'guide',
  'diagram',
  'option',
  'errors',
  'explorer',
  'post',
];

for (const { name, lang, prefix, words } of languages) {
  for (const kind of kinds) {
    test(`${name}, ${kind}: names, roles and states`, async ({ page }) => {
      await page.goto(prefix + pageKinds[kind]);
      if (proseKinds.includes(kind)) {
        // What authors write changes every day; the frame around it does not.
        await page
          .locator('[data-prose]')
          .evaluate(prose => prose.replaceChildren());
      }
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: `${kind}.${lang}.aria.yml`,
      });
    });
  }

  for (const opening of openings.filter(({ width }) => width === 'narrow')) {
    test(`${name}, ${opening.name}: names, roles and states`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(prefix + pageKinds[opening.kind]);
      await page.evaluate(() =>
        document.querySelector('[data-prose]')?.replaceChildren(),
      );
      await opening.open(page, words);
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: `${opening.name.replaceAll(' ', '-')}.${lang}.aria.yml`,
      });
    });
  }
}

test.describe('prose', () => {
  test.use(onFixture('articles'));
  for (const { name, lang, prefix } of languages) {
    for (const part of ['code', 'tabs', 'pictures']) {
      test(`${name}, ${part}: names, roles and states`, async ({ page }) => {
        await page.goto(`${prefix}/guide/${part}`);
        await expect(page.getByRole('article')).toMatchAriaSnapshot({
          name: `prose-${part}.${lang}.aria.yml`,
        });
      });
    }
  }
});

// The assertion above takes a missing file for one that allows everything.
test('every tree is recorded', () => {
  const names = [
    ...kinds,
    ...openings
      .filter(({ width }) => width === 'narrow')
      .map(({ name }) => name.replaceAll(' ', '-')),
  ];
  const files = languages.flatMap(({ lang }) =>
    names.map(name => `${name}-${lang}.aria.yml`),
  );
  expect(
    files.filter(file => !existsSync(path.join(import.meta.dirname, file))),
  ).toEqual([]);
});
