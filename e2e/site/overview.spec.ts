import type { Page } from '@playwright/test';
import {
  chinese,
  english,
  languages,
  type TestLanguage,
} from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';

function filterOf(page: Page, { words }: TestLanguage) {
  return page.getByRole('searchbox', { name: words['overview.filter'] });
}

async function readLists(page: Page) {
  const content = page.getByRole('main');
  const headers = content
    .getByRole('listitem')
    .getByRole('listitem')
    .getByRole('link');
  // Not those of the text above the lists.
  const groups = content
    .getByRole('heading', { level: 2 })
    .and(page.locator(':not([data-prose] *)'));
  return {
    groups: await groups.allInnerTexts(),
    pages: await content.getByRole('heading', { level: 3 }).allInnerTexts(),
    headers: await headers.allInnerTexts(),
  };
}

const all = {
  groups: ['Basics', 'Optimize and publish', 'Others'],
  pages: ['Out-base', 'Entry files', 'Deep page', 'Loose page'],
  headers: [
    'Default value',
    'Clean-up of files',
    'Several entries',
    'Surface',
    'Below the surface',
    'On its own',
  ],
};

/** Pages outside any group, on the overview of the site of articles. */
const expectOthers = (page: Page, { name, words }: TestLanguage) =>
  test.step(`[2.6.groups:others] [3.frontmatter:overview] ${name}: pages outside any group come last, under their own title`, async () => {
    const { groups, pages } = await readLists(page);
    expect(groups).toEqual([
      words['sidebar.basic'],
      words['sidebar.advanced'],
      name === 'English' ? 'Others' : words['overview.others'],
    ]);
    expect(pages.at(-1)).toBe(name === 'English' ? 'Loose page' : '散页');
  });

test.describe('on the site of articles', () => {
  test.use(onFixture('articles'));

  test('an overview in English', async ({ page }) => {
    await page.goto('/reference/');

    await test.step("[2.6.title-filter:english] a page without a title is called 'Overview', the input 'Filter', and it says 'Enter keyword'", async () => {
      await expect(titleOf(page)).toHaveText('Overview');
      await expect(
        page.getByRole('searchbox', { name: 'Filter', exact: true }),
      ).toHaveAttribute('placeholder', 'Enter keyword');
      await expect(page.getByText('Filter', { exact: true })).toBeVisible();
    });

    await expectOthers(page, english);

    // Which names match a query is in overviewFilter.test.ts.
    await test.step('[2.6.matching:header] [2.6.matching:hyphens] finds a header, and shows no other', async () => {
      await filterOf(page, english).fill('CLEAN up of');
      await expect(() =>
        readLists(page).then(lists =>
          expect(lists).toEqual({
            groups: ['Basics'],
            pages: ['Out-base'],
            headers: ['Clean-up of files'],
          }),
        ),
      ).toPass();
      await filterOf(page, english).fill('');
      expect(await readLists(page)).toEqual(all);
    });

    await test.step('[2.6.groups:headers] lists headers of depth 2, deeper ones where a page asks for them', async () => {
      // 'A header too deep' and 'Far below' are not among them.
      expect((await readLists(page)).headers).toEqual(all.headers);

      await page.getByRole('link', { name: 'Below the surface' }).click();
      await expect(page).toHaveURL('/reference/deep#below-the-surface');
      await expect(titleOf(page)).toHaveText('Deep page');
      await page.goBack();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Entry files' })
        .first()
        .click();
      await expect(page).toHaveURL('/reference/entry');
    });
  });

  test('an overview in Chinese', async ({ page }) => {
    await page.goto('/zh/reference/');

    await test.step('[2.6.title-filter:chinese] title, label and placeholder are Chinese', async () => {
      const { words } = chinese;
      await expect(titleOf(page)).toHaveText(words['overview.title']);
      await expect(filterOf(page, chinese)).toHaveAttribute(
        'placeholder',
        words['overview.placeholder'],
      );
      await expect(
        page.getByText(words['overview.filter'], { exact: true }),
      ).toBeVisible();
      for (const key of [
        'overview.title',
        'overview.filter',
        'overview.placeholder',
      ] as const) {
        expect(words[key]).toMatch(/\p{Script=Han}/u);
      }
    });

    await expectOthers(page, chinese);
  });
});

for (const language of languages) {
  const { name, prefix, words } = language;

  test(`${name}: the overview of the options`, async ({ page }) => {
    await page.goto(`${prefix}/config/`);

    await test.step(`[2.6.groups:bySidebar] ${name}: the groups and links are those of the sidebar, in its order`, async () => {
      const sidebar = sidebarOf(page, words);
      const paths = (links: Element[]) =>
        links.map(link => link.getAttribute('href'));
      const expected = await sidebar.getByRole('link').evaluateAll(paths);
      const listed = await page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .evaluateAll(paths);
      // The overview is in the sidebar and does not list itself.
      expect(listed).toEqual(
        expected.filter(path => path !== `${prefix}/config/`),
      );
      expect(listed.length).toBeGreaterThan(15);

      const { groups } = await readLists(page);
      expect(groups).toHaveLength(2);
      for (const group of groups) {
        await expect(
          sidebar.getByRole('link', { name: group, exact: true }),
        ).toBeVisible();
      }
    });

    await test.step(`[2.6.no-match:${name.toLowerCase()}] says what was not found, and takes it back`, async () => {
      const before = await readLists(page);
      const message =
        language === english
          ? 'No matching API found: no-such <b>thing</b>'
          : words['overview.noMatch'].replace(
              '{{query}}',
              'no-such <b>thing</b>',
            );
      await filterOf(page, language).fill('no-such <b>thing</b>');
      await expect(
        page.getByRole('main').getByRole('status').getByText(message),
      ).toBeVisible();
      expect(await readLists(page)).toEqual({
        groups: [],
        pages: [],
        headers: [],
      });

      await filterOf(page, language).fill('');
      await expect(page.getByText(message)).toHaveCount(0);
      expect(await readLists(page)).toEqual(before);
    });
  });
}
