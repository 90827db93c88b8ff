import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { english } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const { words } = english;

test.use({
  javaScriptEnabled: true,
  viewport: { width: 390, height: 844 },
});

test('a menu opened before the scripts came stays open and closes after', async ({
  page,
}) => {
  const held = await holdRequests(page, SCRIPTS);
  await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: words['nav.openMenu'] }).click();
  const menu = page.getByRole('dialog', { name: words['nav.menuTitle'] });
  await expect(menu).toBeVisible();
  await held.release();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: words['nav.config'] }).click();
  await expect(page).toHaveURL(/\/config\//);
  await expect(menu).toBeHidden();
});

test('a page list opened before the scripts came leads on after', async ({
  page,
}) => {
  const held = await holdRequests(page, SCRIPTS);
  await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: words['sidebar.menu'], exact: true })
    .click();
  const pages = sidebarOf(page, words);
  await expect(pages).toBeVisible();
  await held.release();
  await expect(pages).toBeVisible();
  const last = pages.getByRole('link').last();
  const address = (await last.getAttribute('href')) ?? '';
  expect(address).toContain('/guide/faq/');
  await last.click();
  await expect(page).toHaveURL(address);
  await expect(pages).toBeHidden();
});
