import type { Page } from '@playwright/test';
import {
  english,
  inTurn,
  languages,
  otherThan,
  type TestLanguage,
} from '../support/languages.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';
const PHONE = { width: 390, height: 800 };

test.use({ viewport: PHONE });

const partsOf = (page: Page, { words }: TestLanguage) => ({
  button: page.getByRole('button', { name: words['nav.openMenu'] }),
  close: page.getByRole('button', { name: words['nav.closeMenu'] }),
  menu: page.getByRole('dialog', { name: words['nav.menuTitle'] }),
});

async function open(page: Page, language = english, path = PAGE) {
  await page.goto(language.prefix + path);
  const parts = partsOf(page, language);
  await shows(parts.menu, parts.button.click());
  return parts;
}

for (const language of languages) {
  const { name, prefix, words } = language;
  const other = otherThan(language);

  test(`${name}: what the menu holds`, async ({ page }) => {
    const { button, close, menu } = partsOf(page, language);
    await page.goto(prefix + PAGE);

    await test.step(`[2.4.mobile-menu:opens] [4.groups:mobileMenu] ${name}: the hamburger opens it, the cross closes it`, async () => {
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await shows(menu, button.click());
      await hides(menu, close.click());
      await expect(button).toBeFocused();
    });

    await test.step(`[2.4.mobile-menu-content] ${name}: it holds the menu items and the social links; with one version there is no switcher`, async () => {
      await shows(menu, button.click());
      const items = menu
        .getByRole('navigation', { name: words['nav.label'] })
        .getByRole('link');
      const entries = [
        [words['nav.guide'], '/guide/start/'],
        [words['nav.config'], '/config/'],
        [words['nav.playground'], '/playground/'],
        [words['nav.blog'], '/blog/'],
        [words['nav.api'], '/api/'],
      ] as const;
      await expect(items).toHaveText(entries.map(([text]) => text));
      for (const [index, [, path]] of entries.entries()) {
        await expect(items.nth(index)).toHaveAttribute('href', prefix + path);
      }
      await expect(items.first()).toHaveAttribute('aria-current', 'true');
      for (const key of ['github', 'x', 'discord'] as const) {
        await expect(
          menu.getByRole('link', { name: words[`social.${key}`], exact: true }),
        ).toBeVisible();
      }
      await expect(
        menu.getByRole('list', { name: words['nav.version'] }),
      ).toHaveCount(0);
      await expect(menu.getByText(words['nav.version'])).toHaveCount(0);
    });

    for (const [from, to] of [
      [language, other],
      [other, language],
    ] as const) {
      await test.step(`[2.4.mobile-menu-content:languageSwitcher] ${from.name}: it holds the way to the same page in ${to.name}`, async () => {
        await partsOf(page, from)
          .menu.getByRole('list', { name: from.words['nav.language'] })
          .getByRole('link', { name: to.label })
          .click();
        await expect(page).toHaveURL(to.prefix + PAGE);
        await expect(partsOf(page, to).menu).toBeHidden();
      });
      await partsOf(page, to).button.click();
    }

    await test.step(`[2.4.mobile-menu-content:themeToggle] ${name}: it holds the theme toggle, which works`, async () => {
      await menu.getByRole('button', { name: words['theme.auto'] }).click();
      await menu.getByRole('button', { name: words['theme.light'] }).click();
      await expect(
        menu.getByRole('button', { name: words['theme.dark'] }),
      ).toBeVisible();
      await expect(page.locator('html')).toContainClass('dark');
    });
  });
}

test('how the menu comes and goes', async ({ page }) => {
  const { button, menu, close } = partsOf(page, english);
  const { words } = english;
  await page.goto(PAGE);

  await test.step('[4.groups:mobileMenu] by keyboard: the focus stays within, Escape closes it and gives the focus back', async () => {
    await button.press('Enter');
    await expect(close).toBeFocused();
    const controls = menu.getByRole('link').or(menu.getByRole('button'));
    const count = await controls.count();
    for (let index = 1; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
      await expect(menu.locator(':focus')).toHaveAccessibleName(/\S/);
    }
    // The page behind it is out of reach.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await hides(menu, page.keyboard.press('Escape'));
    await expect(button).toBeFocused();

    // Closed, nothing of it is on the way.
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: words['sidebar.menu'], exact: true }),
    ).toBeFocused();
  });

  await test.step('[2.4.mobile-menu] at 767 px there is the hamburger; at 768 px the entries stand in the bar, and an open menu closes', async () => {
    const entry = page
      .getByRole('banner')
      .getByRole('link', { name: words['nav.config'] });
    await shows(menu, button.click());
    await shows(menu, page.setViewportSize({ width: 767, height: 800 }));
    await hides(menu, page.setViewportSize({ width: 768, height: 800 }));
    await expect(entry).toBeVisible();
    await expect(button).toBeHidden();
    // Narrow again, it waits to be asked.
    await shows(button, page.setViewportSize({ width: 767, height: 800 }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
    await expect(entry).toBeHidden();
  });

  await page.setViewportSize(PHONE);

  await test.step('[2.4.mobile-menu:routeChange] closes on the way back, and on the link of the page itself', async () => {
    const guide = menu.getByRole('link', { name: words['nav.guide'] });
    for (const _ of ['to the page', 'to the same page']) {
      await button.click();
      await guide.click();
      await expect(page).toHaveURL('/guide/start/');
      await expect(menu).toBeHidden();
    }
    await shows(menu, button.click());
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(menu).toBeHidden();
  });

  await test.step('[2.4.mobile-menu:routeChange] closes when a link is followed, and moves the reader to the new content', async () => {
    await button.click();
    await menu.getByRole('link', { name: words['nav.config'] }).click();
    await expect(page).toHaveURL('/config/');
    await expect(menu).toBeHidden();
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });
});

test('[4.groups:mobileMenu] opens and closes by touch', async ({
  openContext,
}) => {
  const context = await openContext({ hasTouch: true, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/');
  const { button, menu, close } = partsOf(page, english);
  await shows(menu, button.tap());
  await hides(menu, close.tap());
});

test.describe('on a site with two versions that is always light', () => {
  test.use(onFixture('versions'));

  for (const language of inTurn('versions in the mobile menu')) {
    const { name, prefix, words } = language;

    test(`${name}: the menu with versions`, async ({ page }) => {
      const { menu } = await open(page, language, '/guide/');

      await test.step('[2.4.mobile-menu-content:themeToggle] without dark mode it has no theme toggle', async () => {
        for (const mode of ['auto', 'light', 'dark'] as const) {
          const name = words[`theme.${mode}`];
          await expect(menu.getByRole('button', { name })).toHaveCount(0);
        }
        await expect(
          menu.getByRole('link', { name: words['social.github'] }),
        ).toBeVisible();
      });

      await test.step(`[2.4.mobile-menu-content:versionSwitcher] ${name}: it holds the versions, all within the screen`, async () => {
        const versions = menu
          .getByRole('list', { name: words['nav.version'] })
          .getByRole('link');
        await expect(versions).toHaveText(['v2', 'v1']);
        for (const version of await versions.all()) {
          await expect(version).toBeInViewport({ ratio: 1 });
        }
        await expect(versions.first()).toHaveAttribute('aria-current', 'true');
        await versions.last().click();
        await expect(page).toHaveURL(`/v1${prefix}/guide/`);
        await expect(menu).toBeHidden();
      });
    });
  }
});

test.describe('on a site with dropdowns and many social links', () => {
  test.use(onFixture('parts'));

  test('the menu of a large bar', async ({ page }) => {
    const { menu } = await open(page, english, '/guide/');
    const { words } = english;

    await test.step('[2.4.mobile-menu-content:items] it holds the entries of both sides and what is in the dropdown', async () => {
      await expect(
        menu
          .getByRole('navigation', { name: words['nav.label'] })
          .getByRole('link'),
      ).toHaveText([
        'Left entry',
        'Right entry',
        /^Default entry/,
        'First inside',
        /^Second inside/,
        'Both',
        'Below both',
        'Both again',
        'Far below',
      ]);
    });

    await test.step('[2.4.mobile-menu-content:socialLinks] what a social link opens is within the screen', async () => {
      await menu.getByRole('button', { name: words['social.gitlab'] }).click();
      await expect(menu.getByText('Ask for the team.')).toBeInViewport({
        ratio: 1,
      });
      await menu.getByRole('button', { name: words['nav.moreLinks'] }).click();
      const contacts = menu.getByRole('button', {
        name: words['social.contact'],
      });
      await expect(contacts).toHaveCount(2);
      await contacts.last().click();
      await expect(
        menu.getByRole('link', { name: 'Written as markup' }),
      ).toBeInViewport({ ratio: 1 });
    });
  });
});
