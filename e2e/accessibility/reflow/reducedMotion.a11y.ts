import type { Page } from '@playwright/test';
import { languages } from '../../support/languages.ts';
import { expect, test } from '../../support/site.ts';
import { pageKinds } from '../pageKinds.ts';

const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => {
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        return Number(duration) > 0;
      })
      .map(({ id, constructor: { name } }) => `${name} ${id}`),
  );

/**
 * The longest transition or animation any element asks for, in seconds. One that
 * follows the scroll position takes no time: its duration is `auto`.
 */
const longestAsked = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) =>
      list.split(',').map(part => Number.parseFloat(part));
    const all = [...document.querySelectorAll('*')].flatMap(element => {
      const style = getComputedStyle(element);
      return [
        ...seconds(style.transitionDuration),
        ...(style.animationName === 'none' || style.animationDuration === 'auto'
          ? []
          : seconds(style.animationDuration)),
      ];
    });
    return Math.max(...all);
  });

for (const { name, prefix, words } of languages) {
  test(`${name}: nothing moves for readers who want no motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(prefix + pageKinds.option);
    expect(await longestAsked(page)).toBe(0);
    const menu = page.getByRole('button', {
      name: words['sidebar.menu'],
      exact: true,
    });
    await menu.click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await moving(page)).toEqual([]);
  });
}
