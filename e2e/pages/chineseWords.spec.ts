import type { Page } from '@playwright/test';
import { chinese, english } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const { words } = chinese;
const HAN = /\p{Script=Han}/u;

/** Names, signs and key caps that are the same in every language. */
const NAMES =
  /^(Rslib|Rstack|Rspack|Rsbuild|Rspress|Rsdoctor|Rstest|Rslint|GitHub|X|Discord|English|404|npm|yarn|pnpm|bun|ChatGPT|Claude|API|CLI|Ctrl K|⌘K|Esc|[#/\d.,\s…‹›]*)$/u;

test('[3.chinese-words] each word of the dictionary is Chinese, but for names and keys', () => {
  const same = Object.entries(words)
    .filter(([, word]) => !HAN.test(word))
    .map(([key]) => key);
  expect(same).toEqual([
    'nav.api',
    'social.github',
    'social.x',
    'social.discord',
    'social.gitlab',
    // The name of the product and a colon.
    'home.hero.name',
    'search.openKeys',
    'search.openKeysMac',
    'search.closeKey',
  ]);
});

/** What the interface says on a page: outside of prose, by text and by label. */
function interfaceWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isProse = (element: Element | null) =>
      element?.closest('[data-prose], code, pre, script, style, h1') ?? false;
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!isProse(parentElement)) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = element.getAttribute(name);
        if (value && (name === 'aria-label' || !isProse(element)))
          found.push(value);
      }
    }
    return found.map(text => text.trim()).filter(Boolean);
  });
}

async function openAndRead(page: Page, path: string): Promise<void> {
  await page.goto(`/zh${path}`);
  for (const width of [390, 1440]) {
    await test.step(`[3.chinese-words] /zh${path} at ${width} px has no English word of the interface`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const chineseWords = await interfaceWords(page);
      expect(
        chineseWords.filter(word => HAN.test(word)).length,
      ).toBeGreaterThan(10);
      const englishWords = new Set<string>(Object.values(english.words));
      expect(
        chineseWords.filter(
          word => englishWords.has(word) && !NAMES.test(word),
        ),
      ).toEqual([]);
    });
  }
}

test('pages of each kind speak Chinese', async ({ page }) => {
  for (const path of [
    '/guide/start/quick-start',
    '/guide/basic/output-format',
    '/',
    '/blog/',
    '/blog/introducing-rslib',
    '/config/',
  ]) {
    await openAndRead(page, path);
  }
});
