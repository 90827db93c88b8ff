import type { Locator, Page } from '@playwright/test';
import { explorerOn } from '../../support/explorer.ts';
import { languages } from '../../support/languages.ts';
import { searchParts } from '../../support/search.ts';
import { expect, test } from '../../support/site.ts';
import { pageKinds } from '../pageKinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
}

/** Presses Tab often enough to get out of anything that lets go. */
async function expectFocusStaysIn(page: Page, part: Locator): Promise<void> {
  const stops = await part.locator('a[href], button, input').count();
  for (let press = 0; press < stops + 3; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await part.evaluate(
      // Between the last stop and the first the browser's own controls come.
      element =>
        document.activeElement === document.body ||
        element.contains(document.activeElement),
    );
    expect(isInside, `after ${press + 1} presses of Tab`).toBe(true);
  }
}

for (const language of languages) {
  const { name, prefix } = language;

  test(`${name}: options of the Explorer are chosen by arrows, and left by Tab`, async ({
    page,
  }) => {
    await open(page, prefix + pageKinds.explorer);
    const { words, radio, change, file, button, isLive } = explorerOn(
      page,
      language,
    );
    await isLive();
    const format = (value: string) => radio('lib.format', value);
    await format('esm').focus();
    await page.keyboard.press('ArrowRight');
    await expect(format('cjs')).toBeFocused();
    await expect(format('cjs')).toBeChecked();
    // What changed is said, without moving the focus.
    await expect(change).toContainText('lib.format: esm → cjs');
    await page.keyboard.press('ArrowLeft');
    await expect(format('esm')).toBeFocused();
    // A group is one stop; its reference is the stop before it.
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'lib.bundle', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(radio('lib.bundle', 'true')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(file('format.js')).toBeVisible();
    await file('format.js').press('Enter');
    await expect(file('format.js')).toHaveAttribute('aria-pressed', 'true');
    await expect(file('format.js')).toBeFocused();
    // A button that is gone after its press leaves the focus near.
    await button(words.reset).press('Enter');
    await expect(button(words.reset)).toHaveCount(0);
    await expect(
      page.getByRole('group', { name: words.options, exact: true }),
    ).toBeFocused();
  });
}

for (const { name, prefix, words } of languages) {
  test(`${name}: the drawer keeps the focus and gives it back`, async ({
    page,
  }) => {
    await open(page, prefix + pageKinds.guide, 390);
    const menu = page.getByRole('button', {
      name: words['sidebar.menu'],
      exact: true,
    });
    await menu.press('Enter');
    const drawer = page.getByRole('dialog', { name: words['sidebar.label'] });
    await expect(
      drawer.getByRole('button', { name: words['sidebar.close'] }),
    ).toBeFocused();
    await expectFocusStaysIn(page, drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
    // Everything else is within reach again.
    await page.keyboard.press('Tab');
    await expect(menu).not.toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test(`${name}: search keeps the focus, points at hits and gives it back`, async ({
    page,
  }) => {
    await open(page, prefix + pageKinds.guide);
    const { button, dialog, field, options, rows } = searchParts(page, words);
    await button.press('Enter');
    await expect(field).toBeFocused();
    await field.fill('dts');
    await expect(options.nth(1)).toBeVisible();
    const active = () => field.getAttribute('aria-activedescendant');
    const first = await active();
    await field.press('ArrowDown');
    await expect.poll(active).not.toBe(first);
    await expect(field).toBeFocused();
    const selected = dialog.getByRole('row', { selected: true });
    await expect(selected).toHaveCount(1);
    await expect(selected.getByRole('link')).toHaveAttribute(
      'id',
      (await active()) ?? '',
    );
    // The hit that is pointed at can be saved from here, without a pointer.
    const save = rows.nth(1).getByRole('button');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(save).toBeFocused({ timeout: 100 });
    }).toPass();
    await field.focus();
    await expectFocusStaysIn(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`${name}: an enlarged picture keeps the focus and gives it back`, async ({
    page,
  }) => {
    await open(page, prefix + pageKinds.diagram);
    const [start = ''] = words['zoom.open'].split('{{name}}');
    const picture = page.getByRole('button', { name: start }).first();
    await picture.press('Enter');
    const close = page.getByRole('button', { name: words['zoom.close'] });
    await expect(close).toBeFocused();
    await expectFocusStaysIn(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
  });
}
