import type { Page } from '@playwright/test';
import {
  english,
  inTurn,
  languages,
  otherThan,
  type TestLanguage,
} from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import {
  expect,
  hides,
  missingPageProblem,
  onFixture,
  shows,
  test,
} from '../support/site.ts';

test.use({ allowedProblems: missingPageProblem });

const PAGE = '/guide/start/quick-start';
const PHONE = { width: 390, height: 800 };

/** The parts of a doc page, named as in the query and the front matter. */
function frameOf(page: Page, { words }: TestLanguage) {
  const bar = page.getByRole('banner');
  const link = (name: string) => page.getByRole('link', { name });
  return {
    navbar: [
      bar,
      bar.getByRole('link', { name: words['social.github'] }),
      bar.getByRole('link', { name: words['social.x'], exact: true }),
      bar.getByRole('link', { name: words['social.discord'] }),
    ],
    sidebar: [sidebarOf(page, words)],
    content: [page.getByRole('main').getByRole('heading', { level: 1 })],
    outline: [page.getByRole('navigation', { name: words['outline.title'] })],
    footer: [
      page.getByRole('navigation', { name: words['page.adjacent'] }),
      link(words['page.previous']),
      link(words['page.next']),
      link(words['page.editLink']),
    ],
  };
}

type FramePart = keyof ReturnType<typeof frameOf>;

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

const menuOf = (page: Page) =>
  page.getByRole('button', {
    name: english.words['sidebar.menu'],
    exact: true,
  });

/** Room between the navigation bar and the content: that of the menu bar. */
async function menuBarHeight(page: Page): Promise<number> {
  const bar = await page.getByRole('banner').boundingBox();
  const content = await page.getByRole('main').boundingBox();
  if (!bar || !content) throw new Error('The page has no bar or no content.');
  return content.y - bar.y - bar.height;
}

for (const language of inTurn('parts of a page')) {
  test(`[2.3.layout:together] ${language.name}: bar, sidebar, content, outline, previous and next, edit and social links stand together`, async ({
    page,
  }) => {
    await page.goto(language.prefix + PAGE);
    await expectAllBut(page, language);
  });
}

const parts = ['navbar', 'sidebar', 'outline', 'footer'] as const;

test('what the query of an address hides', async ({ page }) => {
  for (const part of parts) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${PAGE}?${part}=0`);

    await test.step(`[2.3.query-hides:${part}] ?${part}=0 hides only that, before and after the page comes alive`, async () => {
      await expectAllBut(page, english, part);
      await expectAllBut(page, english, part);
    });

    if (part === 'sidebar') {
      await test.step('[2.3.query-hides:sidebar] on a narrow screen the way to it is hidden too', async () => {
        await shows(page.locator('summary'), page.setViewportSize(PHONE));
        await expect(menuOf(page)).toBeHidden();
      });
    }
    if (part === 'outline') {
      await test.step('[2.3.query-hides:outline] no empty bar stays where the outline would fold into it', async () => {
        await page.setViewportSize({ width: 1100, height: 800 });
        await expect.poll(() => menuBarHeight(page)).toBe(0);
        await page.setViewportSize(PHONE);
        await expect.poll(() => menuBarHeight(page)).toBe(46);
        await expect(menuOf(page)).toBeVisible();
        await page.goto(`${PAGE}?outline=0&sidebar=0`);
        expect(await menuBarHeight(page)).toBe(0);
      });
    }
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${PAGE}?${parts.map(part => `${part}=1`).join('&')}`);

  await test.step('[2.3.query-hides:navbar] [2.3.query-hides:footer] another value hides nothing', async () => {
    await expectAllBut(page, english);
    await shows(menuOf(page), page.setViewportSize(PHONE));
  });
});

for (const language of languages) {
  const { name, prefix, words } = language;
  test(`[2.3.query-hides:footer] ${name}: every kind of page ends with the site's footer, which ?footer=0 hides`, async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
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
      await expect(link(otherThan(language).label)).toBeVisible();
      await page.goto(`${prefix}${address}?footer=0`);
      await expect(footer, address).toBeHidden();
    }
  });
}

test('the tag of the bar leads to the release', async ({ page }) => {
  await page.goto('/');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Rslib \d.* release notes$/ }),
  ).toHaveAttribute('href', /\/releases\/tag\/v\d/);
});

test('neither the sidebar nor the menu bar covers the other', async ({
  page,
}) => {
  await page.goto(PAGE);
  const first = sidebarOf(page, english.words).getByRole('button').first();
  const summary = page.locator('summary', { hasText: 'ON THIS PAGE' });
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  for (const width of [961, 1100, 1280]) {
    await test.step(`[9.sidebar-menu:withOutline] at ${width} px neither covers the other: both take the mouse, also far down the page`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await shows(outline, summary.click());

      // Wholly below the bar, not only where the click landed.
      const bar = await summary.boundingBox();
      const group = await first.boundingBox();
      expect(group?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));

      await hides(outline, summary.click());
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test.describe('on a site with pages of all kinds', () => {
  test.use(onFixture('parts'));

  test('what the front matter of a page turns off', async ({ page }) => {
    for (const part of parts) {
      await test.step(`[2.3.layout:${part}Off] [3.frontmatter:${part}] a page whose front matter says ${part}: false lacks only that`, async () => {
        await page.goto(`/switches/no-${part}`);
        await expectAllBut(page, english, part);
      });
    }
  });

  test('global components', async ({ page }) => {
    const note = page.getByRole('complementary', { name: 'Global note' });

    /** A press works only once all effects of the page have run. */
    const waitForEffects = async () => {
      const button = page.getByRole('button', { name: 'Dropdown' });
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.press('Enter');
    };

    await test.step('[2.3.global-ui-off:query] ?globalUIComponents=0 leaves them out', async () => {
      await page.goto('/switches/all?globalUIComponents=0');
      await waitForEffects();
      await expect(note).toHaveCount(0);
      await shows(note, page.goto('/switches/all?globalUIComponents=1'));
    });

    await test.step('[2.3.global-ui-off:frontMatter] [3.frontmatter:globalUIComponents] a page that says globalUIComponents: false has none', async () => {
      await page.goto('/switches/all');
      await shows(note, waitForEffects());

      await page.getByRole('link', { name: 'No global components' }).click();
      await expect(page).toHaveURL('/switches/no-global-ui');
      await expect(note).toHaveCount(0);
      await page.reload();
      await waitForEffects();
      await expect(note).toHaveCount(0);

      await shows(note, page.getByRole('link', { name: 'All parts' }).click());
    });
  });

  test('the menu bar', async ({ page }) => {
    await test.step('[9.sidebar-menu:withOutline] [9.sidebar-menu:height] on a page with an outline it is 46 px high up to 1280 px', async () => {
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
        await expect(
          page.locator('summary', { hasText: 'ON THIS PAGE' }),
        ).toBeVisible({ visible: width <= 1280 });
        await expect(
          page.getByRole('navigation', { name: 'ON THIS PAGE' }),
        ).toBeVisible({ visible: width > 1280 });
      }
    });

    await test.step('[9.sidebar-menu:withoutOutline] [9.sidebar-menu:height] on a page without an outline it is 46 px high up to 960 px', async () => {
      await page.setViewportSize({ width: 961, height: 800 });
      await page.goto('/guide/plain');
      expect(await menuBarHeight(page)).toBe(0);
      await expect(menuOf(page)).toBeHidden();
      await expect(sidebarOf(page, english.words)).toBeVisible();

      await page.setViewportSize({ width: 960, height: 800 });
      expect(await menuBarHeight(page)).toBe(46);
      await expect(menuOf(page)).toBeVisible();
      await expect(sidebarOf(page, english.words)).toBeHidden();
    });
  });
});
