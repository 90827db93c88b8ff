import type { Page } from '@playwright/test';
import {
  chinese,
  english,
  languages,
  type TestLanguage,
} from '../support/languages.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

const PAGE = '/guide/start/quick-start';

test.use({ viewport: { width: 390, height: 800 } });

const partsOf = (page: Page, { words }: TestLanguage) => ({
  button: page.getByRole('button', { name: words['nav.openMenu'] }),
  close: page.getByRole('button', { name: words['nav.closeMenu'] }),
  menu: page.getByRole('dialog', { name: words['nav.menuTitle'] }),
});

async function open(page: Page, language = english, path = PAGE) {
  await page.goto(language.prefix + path);
  const parts = partsOf(page, language);
  await parts.button.click();
  await expect(parts.menu).toBeVisible();
  return parts;
}

for (const language of languages) {
  test(`[2.4.mobile-menu:opens] [4.groups:mobileMenu] ${language.name}: the hamburger opens it, the cross closes it`, async ({
    page,
  }) => {
    await page.goto(language.prefix + PAGE);
    const { button, close, menu } = partsOf(page, language);
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu).toBeVisible();
    await close.click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('[2.4.mobile-menu:opens] the hamburger is there at 767 px and not at 768, where the entries stand in the bar', async ({
  page,
}) => {
  const { button } = partsOf(page, english);
  const entry = page
    .getByRole('banner')
    .getByRole('link', { name: english.words['nav.config'] });
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(PAGE);
  await expect(button).toBeVisible();
  await expect(entry).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  await expect(entry).toBeVisible();
});

test('[4.groups:mobileMenu] by keyboard: the focus stays within, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto(PAGE);
  const { button, menu, close } = partsOf(page, english);
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
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  // Closed, nothing of it is on the way.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', {
      name: english.words['sidebar.menu'],
      exact: true,
    }),
  ).toBeFocused();
});

test('[4.groups:mobileMenu] opens and closes by touch', async ({
  openContext,
}) => {
  const context = await openContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const { button, menu, close } = partsOf(page, english);
  await button.tap();
  await expect(menu).toBeVisible();
  await close.tap();
  await expect(menu).toBeHidden();
});

test('[2.4.mobile-menu:routeChange] closes when a link is followed, and moves the reader to the new content', async ({
  page,
}) => {
  const { menu } = await open(page);
  await menu.getByRole('link', { name: english.words['nav.config'] }).click();
  await expect(page).toHaveURL('/config/');
  await expect(menu).toBeHidden();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('[2.4.mobile-menu:routeChange] closes on the way back, and on the link of the page itself', async ({
  page,
}) => {
  await page.goto(PAGE);
  const { button, menu } = partsOf(page, english);
  const guide = menu.getByRole('link', { name: english.words['nav.guide'] });
  for (const _ of ['to the page', 'to the same page']) {
    await button.click();
    await guide.click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(menu).toBeHidden();
  }
  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(menu).toBeHidden();
});

test('[2.4.mobile-menu:width] closes when the window reaches 768 px, not before', async ({
  page,
}) => {
  const { menu, button } = await open(page);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  // Narrow again, it waits to be asked.
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
});

test('[2.4.mobile-menu:width] closes when the window is made much wider at once', async ({
  page,
}) => {
  const { menu } = await open(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeHidden();
});

for (const language of languages) {
  const { name, prefix, words } = language;

  test(`[2.4.mobile-menu-content:items] ${name}: it holds the menu items`, async ({
    page,
  }) => {
    const { menu } = await open(page, language);
    const items = menu
      .getByRole('navigation', { name: words['nav.label'] })
      .getByRole('link');
    await expect(items).toHaveText([
      words['nav.guide'],
      words['nav.config'],
      words['nav.explorer'],
      words['nav.blog'],
      words['nav.api'],
    ]);
    for (const [index, path] of [
      '/guide/start/',
      '/config/',
      '/explorer/',
      '/blog/',
      '/api/',
    ].entries()) {
      await expect(items.nth(index)).toHaveAttribute('href', prefix + path);
    }
    await expect(items.first()).toHaveAttribute('aria-current', 'true');
  });

  test(`[2.4.mobile-menu-content:themeToggle] ${name}: it holds the theme toggle, which works`, async ({
    page,
  }) => {
    const { menu } = await open(page, language);
    await menu.getByRole('button', { name: words['theme.auto'] }).click();
    await menu.getByRole('button', { name: words['theme.light'] }).click();
    await expect(
      menu.getByRole('button', { name: words['theme.dark'] }),
    ).toBeVisible();
    await expect(page.locator('html')).toContainClass('dark');
  });

  test(`[2.4.mobile-menu-content:socialLinks] ${name}: it holds the social links`, async ({
    page,
  }) => {
    const { menu } = await open(page, language);
    for (const key of ['github', 'x', 'discord'] as const) {
      await expect(
        menu.getByRole('link', { name: words[`social.${key}`], exact: true }),
      ).toBeVisible();
    }
  });
}

for (const [from, to, label] of [
  [english, chinese, '简体中文'],
  [chinese, english, 'English'],
] as const) {
  test(`[2.4.mobile-menu-content:languageSwitcher] ${from.name}: it holds the way to the same page in ${to.name}`, async ({
    page,
  }) => {
    const { menu } = await open(page, from);
    await menu
      .getByRole('list', { name: from.words['nav.language'] })
      .getByRole('link', { name: label })
      .click();
    await expect(page).toHaveURL(to.prefix + PAGE);
    await expect(partsOf(page, to).menu).toBeHidden();
  });

  test(`[2.4.mobile-menu-content:versionSwitcher] ${from.name}: with one version there is no switcher`, async ({
    page,
  }) => {
    const { menu } = await open(page, from);
    await expect(
      menu.getByRole('list', { name: from.words['nav.version'] }),
    ).toHaveCount(0);
    await expect(menu.getByText(from.words['nav.version'])).toHaveCount(0);
  });
}

test.describe('on a site with two versions that is always light', () => {
  test.use(onFixture('versions'));

  for (const language of languages) {
    test(`[2.4.mobile-menu-content:versionSwitcher] ${language.name}: it holds the versions, all within the screen`, async ({
      page,
    }) => {
      const { menu } = await open(page, language, '/guide/');
      const versions = menu
        .getByRole('list', { name: language.words['nav.version'] })
        .getByRole('link');
      await expect(versions).toHaveText(['v2', 'v1']);
      for (const version of await versions.all()) {
        await expect(version).toBeInViewport({ ratio: 1 });
      }
      await expect(versions.first()).toHaveAttribute('aria-current', 'true');
      await versions.last().click();
      await expect(page).toHaveURL(`/v1${language.prefix}/guide/`);
      await expect(menu).toBeHidden();
    });
  }

  test('[2.4.mobile-menu-content:themeToggle] without dark mode it has no theme toggle', async ({
    page,
  }) => {
    const { menu } = await open(page, english, '/guide/');
    for (const key of ['theme.auto', 'theme.light', 'theme.dark'] as const) {
      await expect(
        menu.getByRole('button', { name: english.words[key] }),
      ).toHaveCount(0);
    }
    await expect(
      menu.getByRole('link', { name: english.words['social.github'] }),
    ).toBeVisible();
  });
});

test.describe('on a site with dropdowns and many social links', () => {
  test.use(onFixture('parts'));

  test('[2.4.mobile-menu-content:items] it holds the entries of both sides and what is in the dropdown', async ({
    page,
  }) => {
    const { menu } = await open(page, english, '/guide/');
    await expect(
      menu
        .getByRole('navigation', { name: english.words['nav.label'] })
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

  test('[2.4.mobile-menu-content:socialLinks] what a social link opens is within the screen', async ({
    page,
  }) => {
    const { menu } = await open(page, english, '/guide/');
    const { words } = english;
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
