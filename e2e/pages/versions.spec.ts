import type { Page } from '@playwright/test';
import {
  chinese,
  english,
  inTurn,
  type TestLanguage,
} from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { linksOf, readHtml } from '../support/servedHtml.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';

const switchOf = (page: Page, { words }: TestLanguage) =>
  page.getByRole('banner').getByRole('group', { name: words['nav.version'] });

test('the switchers of the site, which has one version', async ({
  page,
  request,
}) => {
  await page.goto('/guide/start/glossary');
  for (const [from, to] of [
    [english, chinese],
    [chinese, english],
  ] as const) {
    await test.step(`[2.4.version-switcher:oneVersion] ${from.name}: with one version there is none`, async () => {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(switchOf(page, from)).toHaveCount(0);
    });

    await test.step(`[2.4.language-switcher] [3.site-config:lang] [3.site-config:locales] ${from.name}: every page leads to the same page in ${to.name}`, async () => {
      const documents = await readHtml(
        request,
        routes.map(route => from.prefix + route),
      );
      expect(
        documents.map(({ html }) => [
          ...new Set(linksOf(html, 'hreflang').map(({ href }) => href)),
        ]),
      ).toEqual(routes.map(route => [to.prefix + route]));

      const link = page
        .getByRole('banner')
        .getByRole('link', { name: to.label });
      await expect(link).toHaveAttribute('lang', to.htmlLang);
      await link.press('Enter');
      await expect(page).toHaveURL(`${to.prefix}/guide/start/glossary`);
      await expect(page.locator('html')).toHaveAttribute('lang', to.htmlLang);
    });
  }
});

test.describe('with two versions', () => {
  test.use(onFixture('versions'));

  for (const language of inTurn('version switcher')) {
    const { name, prefix } = language;

    test(`${name}: the switchers of a site with two versions`, async ({
      page,
    }) => {
      await test.step(`[2.4.version-switcher:moreVersions] ${name}: it names the version and leads to the same page of the other, and back`, async () => {
        const { documentLoads } = watchRequests(page);
        await page.goto(`${prefix}/guide/`);
        const versions = switchOf(page, language);
        const links = versions.getByRole('link');
        await versions.getByRole('button', { name: 'v2' }).hover();
        await expect(links).toHaveText(['v2', 'v1']);
        await expect(links.first()).toHaveAttribute('aria-current', 'true');

        await links.last().click();
        await expect(page).toHaveURL(`/v1${prefix}/guide/`);
        await expect(
          page.getByRole('heading', { level: 1, name: 'v1' }),
        ).toBeVisible();
        await expect(links).toHaveCount(0);

        await versions.getByRole('button', { name: 'v1' }).press('Enter');
        await expect(links.last()).toHaveAttribute('aria-current', 'true');
        await links.first().press('Enter');
        await expect(page).toHaveURL(`${prefix}/guide/`);
        expect(documentLoads()).toBe(1);
      });

      await test.step('[2.4.language-switcher] it stays in the version', async () => {
        await page.goto('/v1/guide/');
        const bar = page.getByRole('banner');
        await bar.getByRole('link', { name: '简体中文' }).click();
        await expect(page).toHaveURL('/v1/zh/guide/');
        await bar.getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL('/v1/guide/');
      });
    });
  }
});

test.describe('the link of the 404 page', () => {
  test.use({ allowedProblems: missingPageProblem });

  async function expectHome(
    page: Page,
    { words }: TestLanguage,
    address: string,
    home: string,
  ) {
    await page.goto(address);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: words['notFound.home'] });
    await expect(link).toHaveAttribute('href', home);
    await link.click();
    await expect(page).toHaveURL(home);
    await expect(titleOf(page)).toBeVisible();
    await expect(page.getByText(words['notFound.title'])).toHaveCount(0);
  }

  test('where the link leads', async ({ page }) => {
    await test.step('[2.7.home-link:default] leads to the root', async () => {
      await expectHome(page, english, '/nope', '/');
      await expectHome(page, english, '/guide/start/nope', '/');
    });

    await test.step('[2.7.home-link:language] has the language in front where it is not that of the site', async () => {
      await expectHome(page, chinese, '/zh/nope', '/zh/');
      await expectHome(page, chinese, '/zh/guide/start/nope', '/zh/');
    });
  });

  test.describe('with two versions', () => {
    test.use(onFixture('versions'));

    test('where the link leads from each version', async ({ page }) => {
      for (const [language, address, home] of [
        [english, '/nope', '/'],
        [english, '/v1/nope', '/v1/'],
        [english, '/v1/guide/nope', '/v1/'],
        [chinese, '/zh/nope', '/zh/'],
        [chinese, '/v1/zh/nope', '/v1/zh/'],
      ] as const) {
        await test.step(`[2.7.home-link:version] from ${address} it leads to ${home}`, async () => {
          await expectHome(page, language, address, home);
        });
      }
    });
  });
});
