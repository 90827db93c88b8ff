import type { Page } from '@playwright/test';
import { frameOf, type FramePart } from '../support/frame.ts';
import { english, languages, type TestLanguage } from '../support/languages.ts';
import { openInOurFonts } from '../support/openInOurFonts.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use({
  visitor: 'shared',
  allowedProblems: {
    'the address is unknown on purpose':
      /^error: .*status of 404.*\/no-such-page/,
  },
});

const PAGE = '/guide/start/quick-start';

/** All parts show, except one. */
async function expectAllBut(
  page: Page,
  language: TestLanguage,
  missing?: FramePart,
) {
  for (const [name, parts] of Object.entries(frameOf(page, language))) {
    for (const part of parts) {
      if (name === missing) await expect(part, name).toBeHidden();
      else await expect(part, name).toBeVisible();
    }
  }
}

const sidebarOf = (page: Page) =>
  page.getByRole('navigation', { name: english.words['sidebar.label'] });

/** Room between the navigation bar and the content: that of the menu bar. */
async function menuBarHeight(page: Page): Promise<number> {
  const bar = await page.getByRole('banner').boundingBox();
  const content = await page.getByRole('main').boundingBox();
  if (!bar || !content) throw new Error('The page has no bar or no content.');
  return content.y - bar.y - bar.height;
}

for (const language of languages) {
  test(`[2.3.layout:together] ${language.name}: bar, sidebar, content, outline, previous and next, edit and social links stand together`, async ({
    page,
  }) => {
    await page.goto(language.prefix + PAGE);
    await expectAllBut(page, language);
  });
}

const parts = ['navbar', 'sidebar', 'outline', 'footer'] as const;

test.describe('front matter', () => {
  test.use(onFixture('parts'));

  for (const part of parts) {
    test(`[2.3.layout:${part}Off] a page whose front matter says ${part}: false lacks only that`, async ({
      page,
    }) => {
      await page.goto(`/switches/no-${part}`);
      await expectAllBut(page, english, part);
    });
  }
});

for (const part of parts) {
  test(`[2.3.query-hides:${part}] ?${part}=0 hides only that, before and after the page comes alive`, async ({
    page,
  }) => {
    await page.goto(`${PAGE}?${part}=0`);
    await expectAllBut(page, english, part);
    await expectAllBut(page, english, part);
  });
}

for (const { name, prefix, words } of languages) {
  test(`[2.3.query-hides:footer] ${name}: every kind of page ends with the site's footer, which ?footer=0 hides`, async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    const other = name === 'English' ? '简体中文' : 'English';
    for (const address of ['/', PAGE, '/config/', '/blog/', '/no-such-page']) {
      await page.goto(prefix + address);
      await expect(footer, address).toBeVisible();
      await expect(footer).toContainText(/Rslib 1\.\d+\.\d+/);
      const link = (text: string) =>
        footer.getByRole('link', { name: text, exact: true });
      await expect(link(words['notFound.start'])).toHaveAttribute(
        'href',
        `${prefix}/guide/start/quick-start`,
      );
      await expect(link('Discord')).toHaveAttribute('target', '_blank');
      await expect(link(other)).toBeVisible();
      await page.goto(`${prefix}${address}?footer=0`);
      await expect(footer, address).toBeHidden();
    }
  });
}

test('the bar stands still from page to page, and its tag leads to the release', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const release = bar.getByRole('link', { name: /^Rslib \d.* release notes$/ });
  const placesOn = async (address: string) => {
    await openInOurFonts(page, address);
    await expect(release).toHaveAttribute('href', /\/releases\/tag\/v\d/);
    return bar
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().x));
  };
  const places = await placesOn('/');
  expect(places.length).toBeGreaterThan(5);
  for (const address of [PAGE, '/config/', '/blog/']) {
    expect(await placesOn(address), address).toEqual(places);
  }
});

test('[2.3.query-hides:navbar] [2.3.query-hides:footer] another value hides nothing', async ({
  page,
}) => {
  await page.goto(`${PAGE}?${parts.map(part => `${part}=1`).join('&')}`);
  await expectAllBut(page, english);
});

test('[2.3.query-hides:outline] no empty bar stays where the outline would fold into it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`${PAGE}?outline=0`);
  expect(await menuBarHeight(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await menuBarHeight(page)).toBe(46);
  await page.goto(`${PAGE}?outline=0&sidebar=0`);
  expect(await menuBarHeight(page)).toBe(0);
});

test('[2.3.query-hides:sidebar] on a narrow screen the way to it is hidden too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { words } = english;
  const menu = page.getByRole('button', {
    name: words['sidebar.menu'],
    exact: true,
  });
  await page.goto(PAGE);
  await expect(menu).toBeVisible();
  await page.goto(`${PAGE}?sidebar=0`);
  await expect(menu).toBeHidden();
});

test.describe('global components', () => {
  test.use(onFixture('parts'));

  const noteOf = (page: Page) =>
    page.getByRole('complementary', { name: 'Global note' });

  /** A press works only once all effects of the page have run. */
  async function waitForEffects(page: Page) {
    const button = page.getByRole('button', { name: 'Dropdown' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Enter');
  }

  test('[2.3.global-ui-off:frontMatter] a page that says globalUIComponents: false has none', async ({
    page,
  }) => {
    await page.goto('/switches/all');
    await waitForEffects(page);
    await expect(noteOf(page)).toBeVisible();

    await page.getByRole('link', { name: 'No global components' }).click();
    await expect(page).toHaveURL('/switches/no-global-ui');
    await expect(noteOf(page)).toHaveCount(0);
    await page.reload();
    await waitForEffects(page);
    await expect(noteOf(page)).toHaveCount(0);

    // And the next page has them again.
    await page.getByRole('link', { name: 'All parts' }).click();
    await expect(noteOf(page)).toBeVisible();
  });

  test('[2.3.global-ui-off:query] ?globalUIComponents=0 leaves them out', async ({
    page,
  }) => {
    await page.goto('/switches/all?globalUIComponents=0');
    await waitForEffects(page);
    await expect(noteOf(page)).toHaveCount(0);
    await page.goto('/switches/all?globalUIComponents=1');
    await expect(noteOf(page)).toBeVisible();
  });
});

test.describe('the menu bar', () => {
  test.use(onFixture('parts'));

  test('[9.sidebar-menu:withOutline] [9.sidebar-menu:height] on a page with an outline it is 46 px high up to 1280 px', async ({
    page,
  }) => {
    await page.goto('/guide/');
    for (const [width, height] of [
      [1281, 0],
      [1280, 46],
      [960, 46],
      [768, 46],
      [320, 46],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => menuBarHeight(page), `${width}`).toBe(height);
      // The outline stands in it, or beside the content.
      await expect(
        page.locator('summary', { hasText: 'ON THIS PAGE' }),
      ).toBeVisible({ visible: width <= 1280 });
      await expect(
        page.getByRole('navigation', { name: 'ON THIS PAGE' }),
      ).toBeVisible({ visible: width > 1280 });
    }
  });

  test('[9.sidebar-menu:withoutOutline] [9.sidebar-menu:height] on a page without an outline it is 46 px high up to 960 px', async ({
    page,
  }) => {
    const { words } = english;
    const menu = page.getByRole('button', {
      name: words['sidebar.menu'],
      exact: true,
    });
    const sidebar = sidebarOf(page);
    await page.setViewportSize({ width: 961, height: 800 });
    await page.goto('/guide/plain');
    expect(await menuBarHeight(page)).toBe(0);
    await expect(menu).toBeHidden();
    await expect(sidebar).toBeVisible();

    await page.setViewportSize({ width: 960, height: 800 });
    expect(await menuBarHeight(page)).toBe(46);
    await expect(menu).toBeVisible();
    await expect(sidebar).toBeHidden();
  });
});

for (const width of [961, 1100, 1280]) {
  test(`[9.sidebar-menu:withOutline] at ${width} px neither covers the other: both take the mouse, also far down the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const sidebar = sidebarOf(page);
    const first = sidebar.getByRole('button').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    const summary = page.locator('summary', { hasText: 'ON THIS PAGE' });
    await summary.click();
    await expect(
      page.getByRole('navigation', { name: 'ON THIS PAGE' }),
    ).toBeVisible();

    // Wholly below the bar, not only where the click landed.
    const bar = await summary.boundingBox();
    const group = await first.boundingBox();
    expect(group?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });
}
