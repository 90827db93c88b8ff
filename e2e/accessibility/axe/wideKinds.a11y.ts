import { languages } from '../../support/languages.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../../support/site.ts';
import { kinds, pageKinds } from '../pageKinds.ts';
import { checkKind } from './checkKind.ts';
import { runAxe } from './runAxe.ts';
import { NARROW, showTheme, themes, WIDE } from './themes.ts';

/**
 * axe reads the color that letters are filled with, and Chromium reports that one as it
 * was before the system's took its place.
 */
function fillAsPainted(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.style.webkitTextFillColor = getComputedStyle(element).color;
  }
}

test.use({ viewport: WIDE, allowedProblems: missingPageProblem });

for (const language of languages) {
  const { name, lang, prefix, words } = language;

  for (const kind of kinds) {
    test(`${name}, ${kind}: nothing to find at 1440 px`, async ({ page }) => {
      expect(await checkKind(page, kind, language, 'wide')).toEqual([]);
    });

    test(`${name}, ${kind}: nothing to find in forced colours`, async ({
      page,
    }) => {
      const found: string[] = [];
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(prefix + pageKinds[kind]);
      for (const size of [NARROW, WIDE]) {
        await page.setViewportSize(size);
        await page.evaluate(fillAsPainted);
        const state = `forced colours, ${size.width}`;
        found.push(...(await runAxe(page, state)));
      }
      expect(found).toEqual([]);
    });
  }

  test.describe('menus that only other sites have', () => {
    test.use(onFixture('parts'));
    test(`${name}: entries with entries, and more links than fit`, async ({
      page,
    }) => {
      const found: string[] = [];
      const bar = page.getByRole('banner');
      // The Chinese pages of this site have no entries.
      const entries = lang === 'en' ? ['Dropdown'] : [];
      for (const menu of [...entries, words['nav.moreLinks']]) {
        await page.goto(`${prefix}/guide/`);
        const button = bar.getByRole('button', { name: menu });
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        for (const theme of themes) {
          await showTheme(page, theme);
          found.push(...(await runAxe(page, `${menu}, ${theme}`)));
        }
      }
      expect(found).toEqual([]);
    });
  });

  test.describe('with several versions', () => {
    test.use(onFixture('versions'));
    test(`${name}: their menu`, async ({ page }) => {
      await page.goto(`${prefix}/guide/`);
      const button = page
        .getByRole('group', { name: words['nav.version'] })
        .getByRole('button');
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // This site has no dark theme.
      await showTheme(page, 'light');
      expect(await runAxe(page, 'light')).toEqual([]);
    });
  });
}
