import type { Locator, Page } from '@playwright/test';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { openInOurFonts } from '../support/openInOurFonts.ts';
import { searchParts } from '../support/search.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use(onFixture('specimen'));

interface Setting {
  language: TestLanguage;
  colorScheme: 'light' | 'dark';
  width: 390 | 1440;
}

const lightEnglish: Setting = {
  language: english,
  colorScheme: 'light',
  width: 1440,
};
const darkChinese: Setting = {
  language: chinese,
  colorScheme: 'dark',
  width: 1440,
};
const wide = [lightEnglish, darkChinese];
const narrow: Setting[] = [
  { ...lightEnglish, language: chinese, width: 390 },
  { ...darkChinese, language: english, width: 390 },
];

const nameOf = (part: string, { language, colorScheme, width }: Setting) =>
  `${part}-${language.lang}-${colorScheme}-${width}.png`;

/** One picture: what to open, what to do there, and which part is taken. */
function picture(
  part: string,
  setting: Setting,
  path: string,
  prepare?: (page: Page, setting: Setting) => Promise<Locator | void>,
) {
  const { language, colorScheme, width } = setting;
  test(`${part} ${language.lang} ${colorScheme} ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openInOurFonts(page, language.prefix + path);
    const taken = await prepare?.(page, setting);
    const name = nameOf(part, setting);
    if (taken) await expect(taken).toHaveScreenshot(name);
    else await expect(page).toHaveScreenshot(name, { fullPage: !prepare });
  });
}

for (const setting of [...wide, ...narrow]) {
  picture('text', setting, '/guide/text');
  picture('code', setting, '/guide/code');
  picture('options', setting, '/config/');
}

test.describe('a page that is missing', () => {
  test.use({ allowedProblems: { 'the page is missing on purpose': /404/ } });
  for (const setting of [lightEnglish, ...narrow]) {
    picture('missing', setting, '/guide/nothing-here', async () => undefined);
  }
});

for (const [part, query] of Object.entries({
  'search-empty': '',
  'search-hits': 'bundle',
  'search-none': 'qqqqq',
})) {
  for (const setting of [lightEnglish, ...narrow]) {
    picture(part, setting, '/guide/text', async (page, { language }) => {
      const { button, dialog, field, status } = searchParts(
        page,
        language.words,
      );
      await button.click();
      await field.fill(query);
      if (query !== '') await expect(status).toHaveText(/\d|qqqqq/);
      return dialog;
    });
  }
}

picture(
  'bar-hover',
  lightEnglish,
  '/guide/text',
  async (page, { language }) => {
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: language.words['nav.config'] }).hover();
    return bar;
  },
);
picture('sidebar-hover', darkChinese, '/guide/text', async (page, setting) => {
  const { words } = setting.language;
  const sidebar = page.getByRole('navigation', {
    name: words['sidebar.label'],
  });
  await sidebar.getByRole('link', { name: '代码' }).hover();
  return sidebar;
});
picture('focus', lightEnglish, '/guide/text', async page => {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'external link' }).focus();
  return main.getByRole('paragraph').first();
});
picture('tools', darkChinese, '/guide/text', async (page, { language }) => {
  await page
    .getByRole('button', { name: language.words['toolchain.open'] })
    .click();
});
for (const setting of narrow) {
  picture('menu', setting, '/guide/text', async (page, { language }) => {
    await page
      .getByRole('button', { name: language.words['nav.openMenu'] })
      .click();
  });
  picture('page-list', setting, '/guide/text', async (page, { language }) => {
    await page
      .getByRole('button', {
        name: language.words['sidebar.menu'],
        exact: true,
      })
      .click();
  });
}
