import type { Locator } from '@playwright/test';
import { chinese, english, languages } from '../support/languages.ts';
import { findNeedle } from '../support/findNeedle.ts';
import { readRecord, recordRegion } from '../support/pageRecord.ts';
import { readDocuments } from '../support/readDocuments.ts';
import { sidebarLink, titleOf } from '../support/parts.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import { watchRequests } from '../support/watchRequests.ts';

const intents: Record<string, (link: Locator) => Promise<void>> = {
  hover: link => link.hover(),
  focus: link => link.focus(),
  // The event alone: a real click would hover first.
  click: link => link.dispatchEvent('click'),
};

test('the content of another page comes on demand', async ({ context }) => {
  const target = '/guide/basic/typescript';
  const [served] = await readDocuments(context, [target]);
  const needle = findNeedle(served?.description ?? '');

  for (const [intent, show] of Object.entries(intents)) {
    await test.step(`[2.2.on-demand] another page's content is fetched on ${intent} of its link, not before`, async () => {
      const page = await context.newPage();
      const { texts, documentLoads } = watchRequests(page);
      const withContent = async () =>
        (await texts()).filter(text => text.includes(needle));

      await page.goto('/guide/start/quick-start');
      await waitForQuiet(page);
      const before = (await texts()).length;
      expect(await withContent()).toHaveLength(0);

      await show(sidebarLink(page, english.words, target));
      await expect.poll(withContent).toHaveLength(1);
      await waitForQuiet(page);
      expect(await texts(), 'answers in all').toHaveLength(before + 1);
      expect(documentLoads()).toBe(1);
      await page.close();
    });
  }
});

for (const { name, prefix, words, htmlLang } of languages) {
  test(`[4.navigation] a link loads the ${name} page of its path without a reload`, async ({
    context,
    page,
  }) => {
    const [start, glossary, config] = [
      `${prefix}/guide/start/quick-start`,
      `${prefix}/guide/start/glossary`,
      `${prefix}/config/`,
    ];
    const documents = await readDocuments(context, [start, glossary, config]);
    const { documentLoads } = watchRequests(page);
    const expectPage = async (address: string) => {
      const served = documents.find(({ path }) => path === address);
      await expect(page).toHaveURL(address);
      await expect(titleOf(page)).toHaveText(served?.heading ?? '');
      await expect(page).toHaveTitle(served?.title ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    };
    await page.goto(start);

    // Within the section, then into another one, then all the way back.
    await sidebarLink(page, words, glossary).click();
    await expectPage(glossary);
    await page
      .getByRole('navigation', { name: words['nav.label'] })
      .getByRole('link', { name: words['nav.config'] })
      .click();
    await expectPage(config);
    await page.goBack();
    await expectPage(glossary);
    await page.goBack();
    await expectPage(start);
    expect(documentLoads()).toBe(1);
  });
}

test.describe('on the fixture site that prints page records', () => {
  test.use({
    ...onFixture('records'),
    allowedProblems: missingPageProblem,
  });

  test('records follow the reader', async ({ page }) => {
    await test.step('[4.navigation] the record is that of the path navigated to', async () => {
      const { documentLoads } = watchRequests(page);
      await page.goto('/guide/head');
      await sidebarLink(page, english.words, '/guide/record').click();
      await expect(recordRegion(page)).toBeVisible();
      expect(await readRecord(page)).toMatchObject({
        title: 'A record page',
        routePath: '/guide/record',
        lang: 'en',
        pageType: 'doc',
      });

      await page
        .getByRole('banner')
        .getByRole('link', { name: '简体中文' })
        .click();
      await expect(page).toHaveURL('/zh/guide/record');
      await expect(recordRegion(page)).toContainText('/zh/guide/record');
      expect(await readRecord(page)).toMatchObject({
        title: '记录页',
        routePath: '/zh/guide/record',
        lang: 'zh',
        pageType: 'doc',
      });
      expect(documentLoads()).toBe(1);
    });

    await test.step('[4.navigation] where no route matches, a 404 record is loaded', async () => {
      const { documentLoads } = watchRequests(page);
      await page.goto('/zh/nope');
      const { words } = chinese;
      await page.getByRole('link', { name: words['notFound.home'] }).click();
      await expect(page).toHaveURL('/zh/');
      await expect(recordRegion(page)).toHaveCount(0);

      // Back to the unknown path without asking the server.
      await page.goBack();
      await expect(page).toHaveURL('/zh/nope');
      await expect(
        page.getByRole('heading', { name: words['notFound.title'] }),
      ).toBeVisible();
      expect(await readRecord(page)).toMatchObject({
        title: '404',
        pageType: '404',
        lang: 'zh',
      });
      expect(documentLoads()).toBe(1);
    });
  });
});
