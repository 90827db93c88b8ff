import { chinese, english } from '../support/languages.ts';
import { readRecord } from '../support/pageRecord.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../support/site.ts';

test.use({ allowedProblems: missingPageProblem });

const unknown = [
  ['/nope', english],
  ['/guide/start/nope', english],
  ['/nope/', english],
  ['/zh-nope', english],
  ['/nope/zh', english],
  ['/zh/nope', chinese],
  ['/zh/guide/start/nope', chinese],
  ['/zh/nope/', chinese],
] as const;

test('unknown addresses of the site', async ({ page }) => {
  expect(english.words['notFound.title']).toBe('PAGE NOT FOUND');
  expect(english.words['notFound.home']).toBe('Take me home');
  for (const [path, { name, words, htmlLang }] of unknown) {
    await test.step(`[2.1.unknown-path] [2.7.text:${name.toLowerCase()}] ${path} is answered with status 404 and the ${name} page`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(response?.request().redirectedFrom()).toBeNull();

      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      const content = page.getByRole('main');
      await expect(content.getByText('404', { exact: true })).toBeVisible();
      await expect(
        content.getByRole('heading', {
          level: 1,
          name: words['notFound.title'],
        }),
      ).toBeVisible();
      await expect(
        content.getByRole('link', { name: words['notFound.home'] }),
      ).toBeVisible();
    });
  }
});

test.describe('on the fixture site that prints page records', () => {
  test.use(onFixture('records'));

  test('unknown addresses and their records', async ({ page }) => {
    for (const [path, lang] of [
      ['/nope', 'en'],
      ['/zh/nope', 'zh'],
    ] as const) {
      await test.step(`[2.7.record] the record of ${path} has the title 404 and the page type 404`, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(await readRecord(page)).toMatchObject({
          title: '404',
          pageType: '404',
          lang,
        });
      });
    }
  });
});
