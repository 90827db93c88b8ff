import type { Locator, Page } from '@playwright/test';
import { english } from '../support/languages.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(onFixture('parts'));

const { words } = english;

async function open(page: Page, path = '/guide/') {
  await page.goto(path);
  const bar = page.getByRole('banner');
  return {
    bar,
    entry: (name: string) => bar.getByRole('link', { name }),
    dropdown: bar.getByRole('button', { name: 'Dropdown' }),
    inside: bar.getByRole('link', { name: 'First inside' }),
    search: bar.getByRole('button', { name: words['search.button'] }),
  };
}

/** Left or right of the search box, which stands between the two sides. */
async function sideOf(entry: Locator, search: Locator) {
  const [own, middle] = [await entry.boundingBox(), await search.boundingBox()];
  if (!own || !middle) throw new Error('The entry or the search is missing.');
  return own.x + own.width <= middle.x ? 'left' : 'right';
}

test('the entries of the bar', async ({ page }) => {
  const { bar, entry, dropdown, inside, search } = await open(
    page,
    '/guide/plain',
  );

  await test.step('[3.sidebar-item:nav.activeMatch] an entry is marked where its pattern matches, else at its own address', async () => {
    const marked = bar
      .locator('[aria-current="true"]')
      .filter({ visible: true });
    await expect(marked).toHaveText(['Left entry', /^Default entry/]);
    await entry('Right entry').click();
    await expect(marked).toHaveText(['Right entry', /^Dropdown/]);
    await expect(dropdown).toHaveAttribute('aria-current', 'true');
    await entry('Left entry').click();
    await expect(marked).toHaveText(['Left entry']);
  });

  await test.step('[2.4.positions] [3.sidebar-item:nav.position] an entry stands left or right; right is the default', async () => {
    for (const [item, side] of [
      [entry('Left entry'), 'left'],
      [entry('Right entry'), 'right'],
      [entry('Default entry'), 'right'],
      [dropdown, 'right'],
    ] as const) {
      await expect(item).toBeVisible();
      expect(await sideOf(item, search)).toBe(side);
    }
  });

  await test.step('[3.sidebar-item:nav.text] [3.sidebar-item:nav.link] an entry shows its text and leads to its link', async () => {
    await expect(entry('Right entry')).toHaveText('Right entry');
    await entry('Right entry').click();
    await expect(page).toHaveURL('/switches/all');
    await expect(
      page.getByRole('heading', { level: 1, name: 'A page with all parts' }),
    ).toBeVisible();
  });

  await test.step('[3.sidebar-item:nav.tag] entries, dropdowns and what is in them show their tags', async () => {
    const showsTag = (item: Locator, tag: string) =>
      expect(item.getByText(tag, { exact: true })).toBeVisible();
    await showsTag(entry('Default entry'), 'new');
    await showsTag(dropdown, 'beta');
    await dropdown.hover();
    await showsTag(entry('Second inside'), 'old');
    await expect(entry('Right entry')).toHaveText('Right entry');
    await page.mouse.move(700, 700);
  });

  await test.step('[3.sidebar-item:nav.items] an entry with items opens them, and they lead to their pages', async () => {
    await expect(inside).toBeHidden();
    await dropdown.hover();
    await inside.click();
    await expect(page).toHaveURL('/guide/open');
    await expect(inside).toBeHidden();
  });

  for (const [part, height, widths] of [
    ['wide', 72, [1440, 769]],
    ['narrow', 56, [768, 320]],
  ] as const) {
    await test.step(`[9.nav-height:${part}] the bar is ${height} px high at ${widths.join(' and ')} px`, async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await expect
          .poll(() => bar.boundingBox())
          .toMatchObject({ y: 0, height });
      }
    });
  }
});

test('an entry with a link and items', async ({ page }) => {
  const { bar, entry } = await open(page);

  await test.step('[3.nav-link-and-items:bar] an entry with both leads to its link, and a button beside it opens its items', async () => {
    const both = bar.getByRole('link', { exact: true, name: 'Both' });
    const opener = bar.getByRole('button', { name: 'More in Both' });
    await expect(both).toHaveAttribute('href', '/guide/linked/');
    // By mouse, on the link itself too.
    await both.hover();
    await expect(entry('Below both')).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(entry('Both again')).toHaveAttribute('href', '/guide/source');
    await entry('Far below').click();
    await expect(page).toHaveURL('/guide/closed');
    await expect(both).toHaveAttribute('aria-current', 'true');
    await page.getByRole('main').hover();
    await expect(entry('Below both')).toBeHidden();

    await both.focus();
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry('Below both')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry('Below both')).toBeHidden();
    await expect(opener).toBeFocused();

    await both.click();
    await expect(page).toHaveURL('/guide/linked/');
    await expect(both).toHaveAttribute('aria-current', 'true');
  });

  await test.step('[3.nav-link-and-items:mobile] in the mobile menu it leads to its link, above its items', async () => {
    await entry('Left entry').click();
    await expect(page).toHaveURL('/guide/');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: words['nav.openMenu'] }).click();
    const menu = page.getByRole('dialog', { name: words['nav.menuTitle'] });
    const link = (name: string) =>
      menu.getByRole('link', { name, exact: true });
    for (const name of ['Below both', 'Both again', 'Far below'])
      await expect(link(name)).toBeVisible();
    await link('Both').click();
    await expect(page).toHaveURL('/guide/linked/');
  });
});

test('a dropdown by mouse and by keyboard', async ({ page }) => {
  const { bar, entry, dropdown, inside } = await open(page);
  const leave = async () => {
    await hides(inside, page.mouse.move(700, 700));
  };

  await test.step('[2.4.dropdown:hover] opens when the mouse comes; a click keeps it open, the next one closes it', async () => {
    await expect(inside).toBeHidden();
    await shows(inside, dropdown.hover());
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    // The way down to the entries keeps it open.
    await shows(inside, inside.hover());
    await leave();
    await shows(inside, dropdown.hover());
    await shows(inside, dropdown.click());
    await hides(inside, dropdown.click());
    await leave();
  });

  for (const key of ['Enter', 'Space']) {
    await test.step(`[2.4.dropdown:keyboard] ${key} opens and closes it, and its links follow on Tab`, async () => {
      await entry('Default entry').focus();
      await page.keyboard.press('Tab');
      await expect(dropdown).toBeFocused();
      await shows(inside, page.keyboard.press(key));
      await page.keyboard.press('Tab');
      await expect(inside).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await hides(inside, page.keyboard.press(key));

      await page.keyboard.press('Tab');
      await expect(dropdown).not.toBeFocused();
      await expect(bar.locator(':focus')).not.toHaveText(/inside/);
    });
  }

  await test.step('[2.4.dropdown:keyboard] Escape from within gives the focus back, the focus on its way out closes it', async () => {
    await dropdown.press('Enter');
    await page.keyboard.press('Tab');
    await expect(inside).toBeFocused();
    await hides(inside, page.keyboard.press('Escape'));
    await expect(dropdown).toBeFocused();
    await shows(inside, dropdown.press('Enter'));
    await entry('Second inside').focus();
    await hides(inside, page.keyboard.press('Tab'));
  });
});

test('[2.4.dropdown:hover] opens and closes by touch, and by touch beside it', async ({
  openContext,
}) => {
  const context = await openContext({ hasTouch: true });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const { dropdown, inside } = await open(page);
  await shows(inside, dropdown.tap());
  await hides(inside, dropdown.tap());
  await dropdown.tap();
  await hides(inside, page.touchscreen.tap(600, 700));
  await dropdown.tap();
  await inside.tap();
  await expect(page).toHaveURL('/guide/open');
});

test('a dropdown and the time', async ({ page }) => {
  await stopClock(page);
  const { dropdown, inside } = await open(page);

  await test.step('[2.4.dropdown:closeDelay] closes 150 ms after the pointer has left', async () => {
    await shows(inside, dropdown.hover());
    await page.mouse.move(700, 700);
    await page.clock.runFor(149);
    expect(await inside.isVisible()).toBe(true);
    await hides(inside, page.clock.runFor(1));
    await expect(dropdown).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('[2.4.dropdown:pointerBack] the pointer back within 150 ms keeps it open', async () => {
    await shows(inside, dropdown.hover());
    for (const target of [inside, dropdown]) {
      await page.mouse.move(700, 700);
      await page.clock.runFor(149);
      await target.hover();
      await page.clock.runFor(1000);
      expect(await inside.isVisible()).toBe(true);
    }
    // The rule holds again from the next time it leaves.
    await page.mouse.move(700, 700);
    await hides(inside, page.clock.runFor(150));
  });
});
