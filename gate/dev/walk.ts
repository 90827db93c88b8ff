import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { en as words } from '../../i18n/en.ts';
import { editWalk } from './walkPages.ts';
import {
  chinese,
  entries,
  heading,
  managers,
  outlineLink,
  scrollY,
  search,
  theme,
  useParts,
} from './walkParts.ts';

const WIDE = { width: 1440, height: 800 };
const NARROW = { width: 390, height: 800 };

/** Uses everything interactive, each step where the last one ended, with an edit between. */
export async function walk(
  page: Page,
  origin: string,
  file: string,
): Promise<void> {
  await test.step('an address with a hash opens at its section', async () => {
    await page.setViewportSize(WIDE);
    // Scrolling then ends where it begins, and a place is a place.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${origin}/guide/walk#far`);
    await expect(page.getByRole('heading', { name: 'Far' })).toBeInViewport();
  });

  await test.step("no rule of the engine's theme is in the styles", async () => {
    const rules = await page.evaluate<string>(
      "[...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).map(rule => rule.cssText).join('')",
    );
    expect(rules.length).toBeGreaterThan(1000);
    expect(rules).not.toContain('--rp-');
  });

  await test.step('a link makes one entry of the history, Back leads to the place', async () => {
    const before = await entries(page);
    const link = page.getByRole('link', { name: 'Onward' });
    const top = await scrollY(page);
    expect(top).toBeGreaterThan(0);
    await link.click();
    await expect(heading(page, 'The list')).toBeFocused();
    expect(await entries(page)).toBe(before + 1);
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    expect(await scrollY(page)).toBe(top);
  });

  await test.step('a hash scrolls, and Back leads up again', async () => {
    await page.goto(`${origin}/guide/walk`);
    const before = await entries(page);
    await page.getByRole('link', { name: 'Down', exact: true }).click();
    const far = page.getByRole('heading', { name: 'Far' });
    await expect(far).toBeInViewport();
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page).toHaveURL(/walk$/);
  });

  await test.step('tabs, copied code, outline and enlarged pictures', async () => {
    await managers(page).getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm add one')).toBeVisible();
    await page.getByRole('tab', { name: 'Second' }).click();
    await expect(page.getByText('Panel of the second')).toBeVisible();
    await useParts(page, 'near.ts', 'A picture');
  });

  await test.step('an edit is drawn without a reload, and every part works once', async () => {
    await page.evaluate('window.isSame = true');
    await writeFile(file, editWalk(await readFile(file, 'utf8')));
    await expect(page.getByText('Words of the edit')).toBeVisible();
    expect(await page.evaluate('window.isSame')).toBe(true);
    await expect(page.getByText('pnpm add two')).toBeVisible();
    await expect(page.getByText('npm install two')).toBeHidden();
    await expect(page.getByText(/^Panel of the/)).toHaveCount(2);
    await expect(
      page.getByText(/^Panel of the/).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'wide.ts' })).toBeVisible();
    await useParts(page, 'wide.ts', 'Another picture');
    const before = await entries(page);
    await page.getByRole('link', { name: 'Onward' }).click();
    await expect(heading(page, 'The list')).toBeFocused();
    expect(await entries(page)).toBe(before + 1);
  });

  await test.step('the theme goes on by one, and stays on the next page', async () => {
    await expect(theme(page)).toHaveAccessibleName('Theme: system');
    await theme(page).click();
    await expect(theme(page)).toHaveAccessibleName('Theme: light');
    await theme(page).click();
    await expect(theme(page)).toHaveAccessibleName('Theme: dark');
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  await test.step('a folded group opens for the page that it holds', async () => {
    const sidebar = page.getByRole('navigation', {
      name: words['sidebar.label'],
    });
    const group = sidebar.getByRole('button', {
      name: words['sidebar.start'],
    });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'The walk' })
      .first()
      .click();
    await expect(heading(page, 'The walk')).toBeFocused();
    await expect(theme(page)).toHaveAccessibleName('Theme: dark');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(
      sidebar.getByRole('link', { name: 'The walk' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  await test.step('search opens by key, finds, opens the hit, and keeps the words', async () => {
    const field = search(page).getByRole('combobox');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('nightingale');
    await expect(search(page).getByRole('link').first()).toContainText('Far');
    const before = await entries(page);
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeHidden();
    await expect(page).toHaveURL(/\/guide\/walk#far$/);
    await expect(chinese(page)).toHaveAttribute('href', /walk#far$/);
    expect(await entries(page)).toBe(before + 1);
    await expect(page.getByRole('heading', { name: 'Far' })).toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(field).toHaveValue('nightingale');
    await page.keyboard.type('nothing such');
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('nothing such');
    await search(page).getByRole('button', { name: 'Close search' }).click();
    await expect(search(page)).toBeHidden();
  });

  await test.step('the other language begins where this one was left', async () => {
    const placeOf = async (name: string) => {
      const box = await page.getByRole('heading', { name }).boundingBox();
      return box?.y ?? Infinity;
    };
    await outlineLink(page, 'Far').click();
    // By key: a click may scroll the page before it is made.
    await chinese(page).focus();
    const place = await placeOf('Far');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page).toHaveURL(/\/zh\/guide\/walk#far$/);
    await expect(page.getByRole('heading', { name: '远处' })).toBeFocused();
    expect(await placeOf('远处')).toBeCloseTo(place, 0);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('the filter of a list filters, and the next list has none', async () => {
    const items = page.getByRole('main').getByRole('heading', { level: 3 });
    await page.getByRole('link', { name: 'Onward' }).click();
    await expect(items).toHaveCount(3);
    await page.getByRole('searchbox').fill('far');
    await expect(items).toHaveCount(1);
    await expect(page.getByText('1 result')).toBeVisible();
    await chinese(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(items).toHaveCount(3);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('narrow: the menu leads to a page and closes', async () => {
    await page.setViewportSize(NARROW);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'Guide' }).click();
    await expect(heading(page, 'en guide/index')).toBeFocused();
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('narrow: the drawer leads to a page and closes', async () => {
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', {
      name: words['sidebar.label'],
    });
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole('link', { name: 'The walk' }).click();
    await expect(heading(page, 'The walk')).toBeFocused();
    await expect(drawer).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
}
