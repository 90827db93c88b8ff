import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { chinese, english } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../support/site.ts';

test.use(onFixture('records'));

test.describe('a page that is missing in one language', () => {
  test.use({ allowedProblems: missingPageProblem });

  test('says so in Chinese and leads to the English page', async ({ page }) => {
    const response = await page.goto('/zh/guide/overview');
    expect(response?.status()).toBe(404);
    const content = page.getByRole('main');
    await expect(
      content.getByText(chinese.words['notFound.otherLanguage']),
    ).toBeVisible();
    const link = content.getByRole('link', { name: /English/ });
    await expect(link).toHaveAttribute('lang', 'en');

    // At another address nothing of this one is offered, not for a moment.
    const held = await holdRequests(page, SCRIPTS);
    await page.evaluate(() => {
      window.history.pushState({}, '', '/zh/blog/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(link).toHaveCount(0);
    await held.release();
    await page.goBack();
    await link.click();
    await expect(page).toHaveURL('/guide/overview');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('offers nothing where no language has the page', async ({ page }) => {
    for (const [address, { words }] of [
      ['/zh/guide/nowhere', chinese],
      ['/guide/nowhere', english],
    ] as const) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, name: words['notFound.title'] }),
      ).toBeVisible();
      await expect(
        page.getByText(words['notFound.otherLanguage']),
      ).toBeHidden();
    }
  });
});

test('a section that is older than its source says what changed, and where to read it', async ({
  page,
}) => {
  await page.goto('/zh/guide/record');
  const notes = page
    .getByRole('note')
    .filter({ hasText: chinese.words['stale.note'] });
  await expect(notes).toHaveCount(2);
  const [known, unknown] = [notes.nth(0), notes.nth(1)];
  await expect(
    page.locator(':has(> #second-level) + [role="note"]'),
  ).toHaveCount(1);
  await known.getByText(chinese.words['stale.changes']).click();
  const removed = known.getByRole('deletion');
  await expect(removed).toHaveText('is off by default');
  await expect(removed).toHaveAttribute('lang', 'en');
  await expect(known.getByRole('insertion')).toHaveText('is on by default');
  // Where the old text is not known there is nothing to open.
  await expect(unknown.getByText(chinese.words['stale.changes'])).toHaveCount(
    0,
  );
  await unknown
    .getByRole('link', { name: chinese.words['stale.read'] })
    .click();
  await expect(page).toHaveURL('/guide/record#third-level');

  await expect(titleOf(page)).toHaveText('A record page');
  await expect(page.getByText(english.words['stale.note'])).toHaveCount(0);
});
