import { expect, type Page } from '@playwright/test';

export const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
export const scrollY = (page: Page) =>
  page.evaluate<number>('Math.round(scrollY)');
export const entries = (page: Page) => page.evaluate<number>('history.length');
export const theme = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Theme/ });
export const managers = (page: Page) =>
  page.getByRole('tablist', { name: 'Package manager' });
export const outlineLink = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name });
export const chinese = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '简体中文' });
export const search = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' });

/** Copies the code of a named block; the document notes what was written. */
async function copy(page: Page, name: string): Promise<void> {
  const block = page.getByRole('figure').filter({ hasText: name });
  await page.evaluate(`
    document.documentElement.dataset.copies = '';
    navigator.clipboard.writeText = async text => {
      document.documentElement.dataset.copies += text.slice(0, 10) + '|';
    };
  `);
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
}

async function enlarge(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Enlarge: ${name}` }).click();
  const overlay = page.getByRole('dialog', { name });
  await expect(overlay).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

/** What a reader does with a page; the same before and after an edit. */
export async function useParts(page: Page, file: string, picture: string) {
  await copy(page, file);
  await expect(page.locator('html')).toHaveAttribute(
    'data-copies',
    /^[^|]+\|$/,
  );
  await enlarge(page, picture);
  await outlineLink(page, 'Far').click();
  await expect(outlineLink(page, 'Far')).toHaveAttribute(
    'aria-current',
    'true',
  );
}
