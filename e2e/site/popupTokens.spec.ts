import type { Locator, Page } from '@playwright/test';
import { english } from '../support/languages.ts';
import { fixtureOrigin } from '../support/origins.ts';
import { expect, hides, shows, test } from '../support/site.ts';
import { toolsButton, toolsPanel } from '../support/toolchain.ts';

const { words } = english;

interface Popup {
  button: Locator;
  panel: Locator;
}

/** A popover and a tooltip of the bar, and what shows each. */
const popups: Record<string, (page: Page) => Promise<Popup>> = {
  'the popover': async page => {
    const button = toolsButton(page, words);
    return { button, panel: await toolsPanel(button) };
  },
  'a tooltip': async page => {
    const bar = page.getByRole('banner');
    return {
      button: bar.getByRole('button', { name: words['theme.auto'] }),
      panel: bar.getByRole('tooltip', { name: words['theme.auto'] }),
    };
  },
};

test('the looks of popups, and the time they take', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  const leave = () => page.getByRole('main').hover();

  for (const [name, find] of Object.entries(popups)) {
    const { button, panel } = await find(page);

    await test.step(`[9.popup-tokens] the control of ${name} is 32 px high; it has text of 14 px and corners of 6 px, on layer 1000, above the page`, async () => {
      await expect(button).toHaveCSS('height', '32px');
      await shows(panel, button.hover());
      await expect(panel).toHaveCSS('font-size', '14px');
      await expect(panel).toHaveCSS('border-radius', '6px');
      await expect(panel).toHaveCSS('z-index', '1000');
      const isOnTop = await panel.evaluate(node => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const shown = document.elementFromPoint(
          left + width / 2,
          top + height / 2,
        );
        return node.contains(shown);
      });
      expect(isOnTop).toBe(true);
    });

    await hides(panel, leave());
  }

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  for (const [name, find] of Object.entries(popups)) {
    const { button, panel } = await find(page);

    await test.step(`[9.popup-tokens:hoverDelay] ${name} comes 0.1 s after the pointer, and goes 0.1 s after it has left`, async () => {
      // Not for a pointer that passes by.
      await button.hover();
      await page.clock.runFor(99);
      await leave();
      await hides(panel, page.clock.runFor(1000));

      await button.hover();
      await hides(panel, page.clock.runFor(99));
      await shows(panel, page.clock.runFor(1));
      // It stays for one that is back before.
      await leave();
      await shows(panel, page.clock.runFor(99));
      await button.hover();
      await shows(panel, page.clock.runFor(1000));
      await leave();
      await shows(panel, page.clock.runFor(99));
      await hides(panel, page.clock.runFor(1));
    });
  }
});

test('the widths of tooltips and of screens', async ({ page }) => {
  await page.goto('/guide/start/quick-start');

  await test.step('[9.popup-tokens:maxWidth] a tooltip is at most 250 px wide', async () => {
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: words['theme.auto'] }).hover();
    const tip = bar.getByRole('tooltip');
    await expect(tip).toBeVisible();
    const short = await tip.boundingBox();
    expect(short?.width).toBeLessThan(250);
    await tip.evaluate(node => {
      node.textContent = 'A very long explanation. '.repeat(10);
    });
    const long = await tip.boundingBox();
    expect(long?.width).toBe(250);
    expect(long?.height).toBeGreaterThan(short?.height ?? 0);
  });

  // That style sheets ask for no other width is in shared/constants.test.ts.
  await test.step('[9.popup-tokens:breakpoints] the six are named', async () => {
    // A page of the fixture prints the constants of the theme.
    await page.goto(`${fixtureOrigin('plain')}/guide/second`);
    await expect(
      page.getByRole('list', { name: 'Breakpoints' }).getByRole('listitem'),
    ).toHaveText(['480', '576', '768', '992', '1200', '1600']);
  });
});
