import { languages } from '../../support/languages.ts';
import { routes } from '../../support/routes.ts';
import { expect, test } from '../../support/site.ts';
import { runAxe } from './runAxe.ts';
import { NARROW, showTheme, themes, WIDE } from './themes.ts';

for (const { prefix } of languages) {
  for (const route of routes) {
    test(`${prefix}${route}: nothing to find`, async ({ page }) => {
      const found: string[] = [];
      await page.goto(prefix + route);
      for (const size of [NARROW, WIDE]) {
        await page.setViewportSize(size);
        for (const theme of themes) {
          await showTheme(page, theme);
          const state = `${theme} ${size.width}`;
          found.push(...(await runAxe(page, state)));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
