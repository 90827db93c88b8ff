import { homeName } from '../support/homeName.ts';
import { chinese, english } from '../support/languages.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';
import { toolsButton, toolsPanel } from '../support/toolchain.ts';

const { words } = english;

test('the popover by mouse and keyboard, and where it stands', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start');
  const button = toolsButton(page, words);
  const panel = await toolsPanel(button);

  await test.step('[2.10.behaviour:hover] it opens when the mouse comes and closes when it has left', async () => {
    await shows(panel, button.hover());

    // The way from the icon down into the list keeps it open.
    const link = panel.getByRole('link', { name: 'Rslint' });
    await shows(panel, link.hover());
    await hides(panel, page.getByRole('main').hover());
  });

  await test.step('[2.10.behaviour:click] it opens and closes by click', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // The event alone: with a real mouse the hover would open it too.
    await shows(panel, button.dispatchEvent('click'));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await hides(panel, button.dispatchEvent('click'));
  });

  await test.step('[2.10.behaviour:keyboard] Tab reaches it, Enter and Space open it, its links follow', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: homeName(words) })
      .focus();
    // Past the release, which stands beside the name.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();

    for (const key of ['Enter', 'Space']) {
      await shows(panel, page.keyboard.press(key));
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await hides(panel, page.keyboard.press(key));
    }
  });

  await test.step('[2.10.behaviour:escape] Escape closes it, however it was opened, and the focus is on the icon', async () => {
    await shows(panel, button.hover());
    await hides(panel, page.keyboard.press('Escape'));
    await page.mouse.move(0, 0);

    await button.press('Enter');
    await panel.getByRole('link').last().focus();
    await hides(panel, page.keyboard.press('Escape'));
    await expect(button).toBeFocused();
  });

  for (const width of [1440, 768, 390, 320]) {
    await test.step(`[2.10.behaviour:placement] at ${width} px it stands below the icon from its left edge, without an arrow`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await shows(panel, button.press('Enter'));

      const icon = await button.evaluate(node => node.getBoundingClientRect());
      const box = await panel.evaluate(node => node.getBoundingClientRect());
      expect(box.top).toBeGreaterThanOrEqual(icon.bottom);
      expect(box.top - icon.bottom).toBeLessThan(16);
      expect(box.left).toBe(icon.left);
      const room = await page.evaluate(
        () => document.documentElement.clientWidth,
      );
      expect(box.right).toBeLessThanOrEqual(room);

      // Nothing drawn sticks out of the panel.
      const { arrows, outside } = await panel.evaluate(node => {
        const frame = node.getBoundingClientRect();
        return {
          arrows: ['::before', '::after'].filter(part => {
            const style = getComputedStyle(node, part);
            const isDrawn =
              style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
              style.backgroundImage !== 'none' ||
              style.borderStyle !== 'none' ||
              style.clipPath !== 'none';
            return style.content !== 'none' && isDrawn;
          }),
          outside: [...node.querySelectorAll('*')].filter(child => {
            const box = child.getBoundingClientRect();
            return (
              box.top < frame.top ||
              box.left < frame.left ||
              box.right > frame.right ||
              box.bottom > frame.bottom
            );
          }).length,
        };
      });
      expect(arrows).toEqual([]);
      expect(outside).toBe(0);

      await hides(panel, button.press('Enter'));
    });
  }
});

test('[2.10.behaviour:click] it opens by touch and closes by touch beside it', async ({
  openContext,
}) => {
  const context = await openContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const button = toolsButton(page, words);
  const panel = await toolsPanel(button);
  await shows(panel, button.tap());
  await hides(panel, button.tap());
  await shows(panel, button.tap());
  await hides(panel, page.touchscreen.tap(380, 830));
});

test.describe('on a site that wants a click', () => {
  test.use(onFixture('parts'));

  test('what opens it in each language', async ({ page }) => {
    await test.step('[2.10.trigger:default] where nothing is said it opens on hover', async () => {
      await page.goto('/guide/');
      const button = toolsButton(page, words);
      await button.hover();
      await expect(await toolsPanel(button)).toBeVisible();
    });

    await test.step('[2.10.trigger:click] the pointer alone does not open it, a click does; keys too', async () => {
      await stopClock(page);
      await page.goto('/zh/guide/');
      const button = toolsButton(page, chinese.words);
      const panel = await toolsPanel(button);
      await button.hover();
      await hides(panel, page.clock.runFor(10_000));
      await shows(panel, button.click());
      await page.getByRole('main').hover();
      await shows(panel, page.clock.runFor(10_000));
      await hides(panel, button.press('Enter'));
    });
  });
});
