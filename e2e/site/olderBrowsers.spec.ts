import type { Locator, Page } from '@playwright/test';
import { inTurn, otherThan, type TestLanguage } from '../support/languages.ts';
import { makeOlder } from '../support/olderEngine.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';
const PHONE = { width: 390, height: 844 };

async function open(page: Page, { prefix }: TestLanguage, path = PAGE) {
  await page.goto(prefix + path);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  // The colors have come.
  await expect(page.locator('html')).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
}

/** The color of a text, and its contrast with what is behind it. */
const readColor = (text: Locator) =>
  text.evaluate(node => {
    const numbers = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) =>
      numbers(color)
        .slice(0, 3)
        .map(value => value / 255)
        .map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .map((v, i) => v * ([0.2126, 0.7152, 0.0722][i] ?? 0))
        .reduce((sum, v) => sum + v, 0);
    let ground: Element | null = node;
    const groundOf = (element: Element) =>
      getComputedStyle(element).backgroundColor;
    while (ground && numbers(groundOf(ground))[3] === 0)
      ground = ground.parentElement;
    const { color } = getComputedStyle(node);
    const pair = [color, ground ? groundOf(ground) : 'rgb(255, 255, 255)'];
    const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
    return { color, contrast: (light + 0.05) / (dark + 0.05) };
  });

// A page that is fetched ahead may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const language of inTurn('older browsers')) {
  const { name, words, prefix } = language;

  test(`${name}: a browser of 2020 to 2023`, async ({ page }) => {
    await makeOlder(page);

    for (const scheme of ['light', 'dark'] as const) {
      await test.step(`${name}, ${scheme}: text, links, code, and the footer have their colors and can be read`, async () => {
        await page.emulateMedia({ colorScheme: scheme });
        await open(page, language);
        const main = page.getByRole('main');
        const text = await readColor(main.locator('[data-prose] > p').nth(1));
        const link = await readColor(
          main.locator('[data-prose] > p > a[href*="/guide/"]').first(),
        );
        const footer = await readColor(
          page.getByRole('contentinfo').last().getByRole('link').first(),
        );
        for (const { contrast } of [text, link, footer]) {
          expect(contrast).toBeGreaterThan(4.5);
        }
        expect(link.color).not.toBe(text.color);
        const colors = await main
          .locator('pre')
          .filter({ hasText: 'export' })
          .first()
          .locator('span')
          .evaluateAll(all => all.map(one => getComputedStyle(one).color));
        expect(new Set(colors).size).toBeGreaterThan(2);
      });
    }

    await test.step(`${name}: the button for the theme changes the colors`, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, language);
      const before = await readColor(page.locator('h1'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: words['theme.auto'] })
        .click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: words['theme.light'] })
        .click();
      await expect(page.locator('h1')).not.toHaveCSS('color', before.color);
      expect((await readColor(page.locator('h1'))).contrast).toBeGreaterThan(
        4.5,
      );
    });

    await test.step(`${name}: the menu for AI opens and closes, and the other language is a link away`, async () => {
      await open(page, language);
      const actions = page.getByRole('group', { name: words['actions.label'] });
      await actions.getByRole('button', { name: words['actions.ask'] }).click();
      const first = actions.getByRole('link').first();
      await expect(first).toBeVisible();
      await expect(first).toHaveAttribute('href', /^https?:|\.md$/);
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      const other = otherThan(language);
      const address = `${other.prefix}${PAGE}`;
      await page
        .getByRole('banner')
        .getByRole('link', { name: other.label })
        .click();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        other.htmlLang,
      );
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

    await test.step(`${name}: a phone gets the narrow page, whose menu and drawer lead on`, async () => {
      await page.setViewportSize(PHONE);
      await open(page, language);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(width).toBeLessThanOrEqual(PHONE.width);

      const drawer = sidebarOf(page, words);
      await expect(drawer).toBeHidden();
      await page
        .getByRole('button', { name: words['sidebar.menu'], exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.locator(`a[href="${prefix}/guide/start/glossary"]`).click();
      await expect(page).toHaveURL(/glossary$/);
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: words['nav.openMenu'] }).click();
      await dialog.getByRole('link', { name: words['nav.config'] }).click();
      await expect(page).toHaveURL(/\/config\//);
      await expect(titleOf(page)).toBeVisible();
    });
  });
}
