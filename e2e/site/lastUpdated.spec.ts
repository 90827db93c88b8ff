import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chinese, english } from '../support/languages.ts';
import { expect, onFixture, test } from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** When a page was last changed, as git itself writes it. */
function lastChange(file: string, form: string): string {
  return execFileSync(
    'git',
    ['log', '-1', '--format=%ad', `--date=format-local:${form}`, '--', file],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } },
  ).trim();
}

const spoken = [
  { language: english, label: 'Last Updated: ', form: '%B %-d, %Y' },
  { language: chinese, label: '最后更新：', form: '%Y 年 %-m 月 %-d 日' },
];

const PAGE = '/guide/start/quick-start';

test('a page in both languages', async ({ page }) => {
  const main = page.getByRole('main');
  for (const { language, label, form } of spoken) {
    const { name, lang, prefix } = language;
    await test.step(`[2.3.last-updated] ${name}: the note gives the day of the last change of the page`, async () => {
      await page.goto(prefix + PAGE);
      const day = lastChange(`content/${lang}${PAGE}.mdx`, form);
      expect(day).toMatch(/20\d\d/);
      await expect(main.getByText(label + day, { exact: true })).toBeVisible();
      // It follows the reader.
      await main.getByRole('link', { name: /^(Next Page|下一页)/ }).click();
      await expect(main.getByText(label)).toBeVisible();
    });
  }
});

test.describe('where one language asks for it', () => {
  test.use(onFixture('parts'));

  test('[2.3.last-updated] [3.theme-config:locale.lastUpdated] that one shows it, and the other does not', async ({
    page,
  }) => {
    await page.goto('/guide/');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Last Updated')).toHaveCount(0);
    await page.goto('/zh/guide/');
    await expect(page.getByText(/^最后更新：20\d\d 年/)).toBeVisible();
  });
});
