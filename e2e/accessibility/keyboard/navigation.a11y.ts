import type { Page } from '@playwright/test';
import { languages, type TestLanguage } from '../../support/languages.ts';
import { titleOf } from '../../support/parts.ts';
import { expect, missingPageProblem, test } from '../../support/site.ts';
import { kinds, pageKinds } from '../pageKinds.ts';

test.use({
  allowedProblems: missingPageProblem,
  contextOptions: { reducedMotion: 'reduce' },
});

const GUIDE = '/guide/start/quick-start';
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** A link in the text, out of sight of the top of the page. */
function linkInText(page: Page, { prefix }: TestLanguage) {
  return page
    .getByRole('article')
    .locator(`a[href^="${prefix}/guide/"]`)
    .last();
}

/** Goes to each section, and returns those whose heading is under a bar then. */
function headingsUnderBars(): string[] {
  const bars = [
    ...document.querySelectorAll('[data-part="navbar"], [data-menu-bar]'),
  ];
  return [...document.querySelectorAll('article :is(h2, h3, h4)[id]')]
    .filter(heading => {
      heading.scrollIntoView({ behavior: 'instant' });
      const { top } = heading.getBoundingClientRect();
      return bars.some(bar => bar.getBoundingClientRect().bottom > top);
    })
    .map(({ id }) => id);
}

for (const language of languages) {
  const { name, prefix, words } = language;

  for (const kind of kinds) {
    test(`${name}, ${kind}: the first stop skips to the content`, async ({
      page,
    }) => {
      await page.goto(prefix + pageKinds[kind]);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words['nav.skip'] });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  }

  test(`${name}: a new page has its title before its heading is focused`, async ({
    page,
  }) => {
    await page.goto(prefix + GUIDE);
    const before = await page.title();
    // The title at the moment the focus comes is what is read out first.
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) {
          document.documentElement.dataset.titleAtFocus = document.title;
        }
      });
    });
    const link = linkInText(page, language);
    await link.focus();
    await link.press('Enter');
    await expect(page).not.toHaveURL(prefix + GUIDE);
    await expect(titleOf(page)).toBeFocused();
    const title = await page.title();
    expect(title).not.toBe(before);
    await expect(page.locator('html')).toHaveAttribute(
      'data-title-at-focus',
      title,
    );
  });

  for (const width of [390, 1440]) {
    test(`${name}, ${width} px: back restores place and focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(prefix + GUIDE);
      const link = linkInText(page, language);
      await link.focus();
      const place = await scrollY(page);
      expect(place, 'the link is further down').toBeGreaterThan(200);
      const href = (await link.getAttribute('href')) ?? '';
      await link.press('Enter');
      await expect(page).toHaveURL(href);
      await expect(titleOf(page)).toBeFocused();
      expect(await scrollY(page)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(prefix + GUIDE);
      await expect(linkInText(page, language)).toBeFocused();
      await expect
        .poll(async () => Math.abs((await scrollY(page)) - place))
        .toBeLessThanOrEqual(2);
    });
  }

  test(`${name}: back from a page that was left without a link is announced`, async ({
    page,
  }) => {
    await page.goto(prefix + GUIDE);
    const link = linkInText(page, language);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page).toHaveURL(prefix + GUIDE);
    await page.goForward();
    await expect(page).toHaveURL(href);
    await expect(titleOf(page)).toBeFocused();
  });

  test(`${name}: no heading that is linked to is under the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`${prefix}/config/lib/format`);
    expect(await page.evaluate(headingsUnderBars)).toEqual([]);

    await test.step('Tab through the bar leaves the text where it is', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate(() => {
        window.scrollTo({ top: 1500, behavior: 'instant' });
      });
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: prefix ? 'English' : '简体中文' });
      const places = new Set<number>();
      const isThere = () =>
        link.evaluate(element => element === document.activeElement);
      do {
        await page.keyboard.press('Tab');
        places.add(await scrollY(page));
      } while (!(await isThere()));
      expect([...places]).toEqual([1500]);
      // From there, too, a jump to a section ends below the bars.
      expect(await page.evaluate(headingsUnderBars)).toEqual([]);
    });
  });
}
