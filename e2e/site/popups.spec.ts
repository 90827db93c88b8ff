import { expect, hides, onFixture, shows, test } from '../support/site.ts';

test.use(onFixture('parts'));

test('popovers and tooltips, with and without an owner', async ({ page }) => {
  await page.goto('/guide/popups');
  const content = page.getByRole('main');
  const button = (name: string) => content.getByRole('button', { name });
  const words = (name: string) => content.getByText(`Words of the ${name}`);
  const tooltip = (name: string) =>
    content.getByRole('tooltip', { name: `Words of the ${name}` });

  await test.step('[4.groups:uncontrolled] a popover opens and closes by itself: by mouse, click, keys and a press beside it', async () => {
    const popover = button('Own popover');
    const panel = words('own popover');
    await expect(panel).toBeHidden();
    await shows(panel, popover.hover());
    await hides(panel, page.mouse.move(5, 5));

    await shows(panel, popover.press('Enter'));
    await hides(panel, page.keyboard.press('Escape'));
    await expect(popover).toBeFocused();

    await shows(panel, popover.press('Space'));
    await hides(panel, page.mouse.click(5, 700));
  });

  await test.step('[4.groups:uncontrolled] a tooltip shows and goes by itself: by mouse, focus and Escape', async () => {
    const tip = tooltip('own tooltip');
    await expect(tip).toBeHidden();
    await expect(button('Own tooltip')).toHaveAccessibleDescription(
      'Words of the own tooltip',
    );
    await shows(tip, button('Own tooltip').hover());
    // Whoever only points at it can send it away as well.
    await hides(tip, page.keyboard.press('Escape'));
    await page.mouse.move(5, 5);

    await button('Own popover').focus();
    await page.keyboard.press('Tab');
    await expect(button('Own tooltip')).toBeFocused();
    await expect(tip).toBeVisible();
    await hides(tip, page.keyboard.press('Escape'));
    await expect(button('Own tooltip')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await shows(tip, page.keyboard.press('Tab'));
    await hides(tip, page.keyboard.press('Tab'));
  });

  await test.step('[4.groups:controlled] a popover does what its owner says, and tells its owner what the reader wants', async () => {
    const panel = words('led popover');
    const owner = button('Owner of the popover');
    await expect(panel).toBeHidden();
    await shows(panel, owner.press('Enter'));
    await expect(button('Led popover')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await hides(panel, owner.press('Enter'));

    await shows(panel, button('Led popover').press('Enter'));
    await hides(panel, page.keyboard.press('Escape'));
    // The owner knows: its next press opens, and does not close.
    await shows(panel, owner.press('Enter'));
    await hides(panel, owner.press('Enter'));
  });

  await test.step('[4.groups:controlled] a tooltip does what its owner says, and tells its owner what the reader wants', async () => {
    const tip = tooltip('led tooltip');
    const owner = button('Owner of the tooltip');
    await expect(tip).toBeHidden();
    await shows(tip, owner.press('Enter'));
    await hides(tip, owner.press('Enter'));

    await shows(tip, button('Led tooltip').hover());
    await hides(tip, page.mouse.move(5, 5));
    await shows(tip, owner.press('Enter'));
    await hides(tip, owner.press('Enter'));
  });

  await test.step('[4.groups:controlled] what its owner holds open stays open, whatever the reader does', async () => {
    const both = [words('held popover').first(), tooltip('held tooltip')];
    for (const shown of both) await expect(shown).toBeVisible();
    await button('Held popover').press('Enter');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 700);
    for (const shown of both) await expect(shown).toBeVisible();
  });
});
