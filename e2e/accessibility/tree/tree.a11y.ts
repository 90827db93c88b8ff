import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { explorerOn } from '../../support/explorer.ts';
import { languages, type TestLanguage } from '../../support/languages.ts';
import { sidebarOf } from '../../support/parts.ts';
import { searchParts } from '../../support/search.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../../support/site.ts';
import { openings } from '../axe/openings.ts';
import { pageKinds } from '../pageKinds.ts';

test.use({
  allowedProblems: missingPageProblem,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Opens what axe opens under this name, on the page where it is. */
async function open(page: Page, { words, prefix }: TestLanguage, name: string) {
  const opening = openings.find(one => one.name === name);
  if (!opening) throw new Error(`openings.ts has nothing named ${name}.`);
  if (opening.width === 'narrow') {
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.goto(prefix + pageKinds[opening.kind]);
  await opening.open(page, words);
}

/** Parts of the site, small enough to be read by whoever changes one. */
const parts: Record<
  string,
  (page: Page, language: TestLanguage) => Promise<Locator>
> = {
  bar: async (page, { prefix }) => {
    await page.goto(prefix + pageKinds.guide);
    return page.getByRole('banner');
  },
  'mobile-menu': async (page, language) => {
    await open(page, language, 'mobile menu');
    return page.getByRole('dialog', { name: language.words['nav.menuTitle'] });
  },
  sidebar: async (page, { prefix, words }) => {
    await page.goto(`${prefix}/api/`);
    return sidebarOf(page, words);
  },
  page: async (page, { prefix }) => {
    await page.goto(prefix + pageKinds.guide);
    // What authors write changes every day; the frame around it does not.
    const prose = page.locator('[data-prose]');
    await prose.evaluate(element => element.replaceChildren());
    return page.getByRole('main');
  },
  missing: async (page, { prefix }) => {
    await page.goto(prefix + pageKinds.missing);
    return page.getByRole('main');
  },
  'search-empty': async (page, language) => {
    await open(page, language, 'search, empty');
    return searchParts(page, language.words).dialog;
  },
  decoder: async (page, language) => {
    await open(page, language, 'decoder without an entry');
    const name = language.words['decoder.label'];
    return page.getByRole('group', { name });
  },
  explorer: async (page, language) => {
    await page.goto(language.prefix + pageKinds.explorer);
    await explorerOn(page, language).isLive();
    return page.getByRole('radiogroup', { name: 'lib.format', exact: true });
  },
};

for (const language of languages) {
  for (const [part, find] of Object.entries(parts)) {
    test(`${language.name}, ${part}: names, roles and states`, async ({
      page,
    }) => {
      await expect(await find(page, language)).toMatchAriaSnapshot({
        name: `${part}.${language.lang}.aria.yml`,
      });
    });
  }
}

/** In English alone: Chinese pages differ only in their words. */
const prose = ['code', 'tabs', 'pictures'];

test.describe('prose', () => {
  test.use(onFixture('articles'));
  for (const part of prose) {
    test(`${part}: names, roles and states`, async ({ page }) => {
      await page.goto(`/guide/${part}`);
      await expect(page.getByRole('article')).toMatchAriaSnapshot({
        name: `prose-${part}.en.aria.yml`,
      });
    });
  }
});

// The assertion above takes a missing file for one that allows everything.
test('every tree is recorded', () => {
  const files = [
    ...Object.keys(parts).flatMap(part =>
      languages.map(({ lang }) => `${part}-${lang}.aria.yml`),
    ),
    ...prose.map(part => `prose-${part}-en.aria.yml`),
  ];
  expect(
    files.filter(file => !existsSync(path.join(import.meta.dirname, file))),
  ).toEqual([]);
});
