import type { Page } from '@playwright/test';
import { expect, onFixture, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

test.use(onFixture('parts'));

async function open(page: Page) {
  await page.goto('/guide/popups');
  const content = page.getByRole('main');
  return {
    button: (name: string) => content.getByRole('button', { name }),
    words: (name: string) => content.getByText(`Words of the ${name}`),
    tooltip: (name: string) =>
      content.getByRole('tooltip', { name: `Words of the ${name}` }),
  };
}

test('[4.groups:uncontrolled] a popover opens and closes by itself: by mouse, click, keys and a press beside it', async ({
  page,
}) => {
  const { button, words } = await open(page);
  const popover = button('Own popover');
  const panel = words('own popover');
  await expect(panel).toBeHidden();
  await popover.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(panel).toBeHidden();

  await popover.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(popover).toBeFocused();

  await popover.press('Space');
  await expect(panel).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(panel).toBeHidden();
});

test('[4.groups:uncontrolled] a tooltip shows and goes by itself: by mouse, focus and Escape', async ({
  page,
}) => {
  const { button, tooltip } = await open(page);
  const tip = tooltip('own tooltip');
  await expect(tip).toBeHidden();
  await expect(button('Own tooltip')).toHaveAccessibleDescription(
    'Words of the own tooltip',
  );
  await button('Own tooltip').hover();
  await expect(tip).toBeVisible();
  // Whoever only points at it can send it away as well.
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(5, 5);

  await button('Own popover').focus();
  await page.keyboard.press('Tab');
  await expect(button('Own tooltip')).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(button('Own tooltip')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
});

test('[4.groups:controlled] a popover does what its owner says, and tells its owner what the reader wants', async ({
  page,
}) => {
  const { button, words } = await open(page);
  const panel = words('led popover');
  const owner = button('Owner of the popover');
  await expect(panel).toBeHidden();
  await owner.press('Enter');
  await expect(panel).toBeVisible();
  await expect(button('Led popover')).toHaveAttribute('aria-expanded', 'true');
  await owner.press('Enter');
  await expect(panel).toBeHidden();

  await button('Led popover').press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The owner knows: its next press opens, and does not close.
  await owner.press('Enter');
  await expect(panel).toBeVisible();
});

test('[4.groups:controlled] a tooltip does what its owner says, and tells its owner what the reader wants', async ({
  page,
}) => {
  const { button, tooltip } = await open(page);
  const tip = tooltip('led tooltip');
  const owner = button('Owner of the tooltip');
  await expect(tip).toBeHidden();
  await owner.press('Enter');
  await expect(tip).toBeVisible();
  await owner.press('Enter');
  await expect(tip).toBeHidden();

  await button('Led tooltip').hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip).toBeHidden();
  await owner.press('Enter');
  await expect(tip).toBeVisible();
});

test('[4.groups:controlled] what its owner holds open stays open, whatever the reader does', async ({
  page,
}) => {
  const { button, words, tooltip } = await open(page);
  const both = [words('held popover').first(), tooltip('held tooltip')];
  for (const shown of both) await expect(shown).toBeVisible();
  await button('Held popover').press('Enter');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 700);
  for (const shown of both) await expect(shown).toBeVisible();
});
