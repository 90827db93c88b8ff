import { ja } from '../fixtures/third-language/ja.ts';
import { chinese, english } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';

test.describe('with a third language: one entry, one dictionary, one folder', () => {
  test.use(onFixture('third-language'));

  const en = {
    label: 'English',
    lang: 'en',
    path: '/guide/install',
    title: 'Installation',
    words: english.words,
  };
  const zh = {
    label: '简体中文',
    lang: 'zh-Hans',
    path: '/zh/guide/install',
    title: '安装',
    words: chinese.words,
  };
  const japanese = {
    label: '日本語',
    lang: 'ja',
    path: '/ja/guide/install',
    title: 'インストール',
    words: ja,
  };

  test('a page in three languages, and the ways between them', async ({
    page,
  }) => {
    for (const version of [japanese, zh, en]) {
      await test.step(`[2.1.chinese-prefix] ${version.path} is in the language of its first segment`, async () => {
        const response = await page.goto(version.path);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          version.lang,
        );
        await expect(
          page.getByRole('heading', { level: 1, name: version.title }),
        ).toBeVisible();
        await expect(
          page
            .getByRole('navigation', { name: version.words['nav.label'] })
            .getByRole('link', { name: version.words['nav.guide'] }),
        ).toBeVisible();
        await expect(
          sidebarOf(page, version.words).getByRole('button', {
            name: version.words['sidebar.start'],
          }),
        ).toBeVisible();
      });
    }

    const { documentLoads } = watchRequests(page);
    for (const [from, to] of [
      [en, zh],
      [zh, en],
      [en, japanese],
      [japanese, zh],
      [zh, japanese],
      [japanese, en],
    ] as const) {
      await test.step(`[2.1.chinese-prefix] the reader switches from ${from.label} to ${to.label}`, async () => {
        const bar = page.getByRole('banner');
        await bar
          .getByRole('button', { name: from.words['nav.language'] })
          .hover();
        await bar.getByRole('link', { name: to.label }).click();
        await expect(page).toHaveURL(to.path);
        await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
        await expect(
          page.getByRole('heading', { level: 1, name: to.title }),
        ).toBeVisible();
        await expect(
          bar.getByRole('button', { name: to.words['nav.language'] }),
        ).toBeVisible();
        expect(documentLoads()).toBe(0);
        await page.mouse.move(0, 800);
        await expect(bar.getByRole('link', { name: from.label })).toBeHidden();
      });
    }
  });
});
