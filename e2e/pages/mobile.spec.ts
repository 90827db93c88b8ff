import type { Page } from '@playwright/test';
import { english, inTurn, type TestLanguage } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { expect, hides, shows, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';
const PHONE = { width: 390, height: 800 };

test.use({ viewport: PHONE });

function partsOf(page: Page, { prefix, words }: TestLanguage) {
  const drawer = sidebarOf(page, words);
  const title = words['outline.title'];
  return {
    button: page.getByRole('button', {
      name: words['sidebar.menu'],
      exact: true,
    }),
    close: page.getByRole('button', { name: words['sidebar.close'] }),
    drawer,
    link: (path: string) =>
      drawer.getByRole('link').and(page.locator(`[href="${prefix}${path}"]`)),
    summary: page.locator('summary', { hasText: title }),
    outline: page.getByRole('navigation', { name: title, exact: true }),
  };
}

for (const language of inTurn('sidebar and outline of a phone')) {
  const { name, prefix } = language;

  test(`${name}: the sidebar of a phone`, async ({ page }) => {
    const { button, close, drawer, link } = partsOf(page, language);
    await page.goto(prefix + PAGE);

    await test.step(`[2.4.mobile-sidebar:toggle] ${name}: its button opens it and its cross closes it`, async () => {
      await expect(drawer).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await shows(drawer, button.click());
      await expect(drawer).toBeInViewport({ ratio: 0.2 });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await hides(drawer, close.click());
    });

    await test.step('[2.4.mobile-sidebar:toggle] by keyboard: the focus goes in, and back on Escape or on the cross', async () => {
      for (const leave of ['Escape', 'Enter']) {
        await button.press('Enter');
        await expect(close).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(drawer.getByRole('button').first()).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await hides(drawer, page.keyboard.press(leave));
        await expect(button).toBeFocused();
      }
    });

    await test.step('[2.4.mobile-sidebar:toggle] more room closes it: 960 has the drawer, 961 the column', async () => {
      await page.setViewportSize({ width: 960, height: 800 });
      await shows(close, button.click());
      await hides(button, page.setViewportSize({ width: 961, height: 800 }));
      await expect(close).toBeHidden();
      await expect(drawer).toBeVisible();
      await hides(drawer, page.setViewportSize({ width: 960, height: 800 }));
      await page.setViewportSize(PHONE);
    });

    await test.step('[2.4.mobile-sidebar:routeChange] a link closes it and moves the reader to the new content; the way back leaves it closed', async () => {
      await button.click();
      await link('/guide/start/glossary').click();
      await expect(page).toHaveURL(`${prefix}/guide/start/glossary`);
      await expect(drawer).toBeHidden();
      await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(prefix + PAGE);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(drawer).toBeHidden();
    });

    await test.step('[2.4.mobile-sidebar:routeChange] the way back closes it, and so does the link of the page itself', async () => {
      await button.click();
      await hides(drawer, link(PAGE).click());

      await button.click();
      await link('/guide/start/glossary').click();
      await expect(page).toHaveURL(`${prefix}/guide/start/glossary`);
      await shows(drawer, button.click());
      await page.goBack();
      await expect(page).toHaveURL(prefix + PAGE);
      await expect(drawer).toBeHidden();
    });
  });

  test(`${name}: the outline of a phone`, async ({ page }) => {
    const { summary, outline } = partsOf(page, language);
    await page.goto(prefix + PAGE);

    await test.step(`[2.4.mobile-outline] ${name}: a press shows it, the next one hides it`, async () => {
      await expect(outline).toBeHidden();
      await shows(outline, summary.click());
      await expect(outline).toBeInViewport();
      await hides(outline, summary.click());
    });

    await test.step('[2.4.mobile-outline] by keyboard: Enter and Space, and Escape gives the focus back', async () => {
      await summary.focus();
      for (const key of ['Enter', 'Space']) {
        await shows(outline, page.keyboard.press(key));
        await hides(outline, page.keyboard.press(key));
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(outline.getByRole('link').first()).toBeFocused();
      await hides(outline, page.keyboard.press('Escape'));
      await expect(summary).toBeFocused();
    });
  });
}

test('sidebar and outline by touch', async ({ openContext }) => {
  const context = await openContext({
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: PHONE,
  });
  const page = await context.newPage();
  const { button, close, drawer, summary, outline } = partsOf(page, english);
  await page.goto(PAGE);

  await test.step('[2.4.mobile-sidebar:toggle] by touch, and by touch beside it', async () => {
    await shows(drawer, button.tap());
    await hides(drawer, close.tap());
    await shows(drawer, button.tap());
    await hides(drawer, page.touchscreen.tap(380, 600));
  });

  await test.step('[2.4.mobile-outline] by touch: a link leads to its heading and hides it, a touch beside it hides it too', async () => {
    await summary.tap();
    // In the margin: the text may hold a link anywhere.
    await hides(outline, page.touchscreen.tap(4, 700));
    await summary.tap();
    const link = outline.getByRole('link').nth(2);
    const hash = await link.getAttribute('href');
    await hides(outline, link.tap());
    await expect(page).toHaveURL(PAGE + hash);
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
  });
});
