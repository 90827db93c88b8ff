// cspell:ignore redirectjspath
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { explorerOn } from '../support/explorer.ts';
import { inTurn, languages } from '../support/languages.ts';
import { expect, hides, shows, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

const PAGE = '/config/lib/redirect';
const PHONE = { width: 390, height: 844 };

/** The config that sets redirect.js.path. */
function configOn(page: Page) {
  const block = page
    .getByRole('figure')
    .filter({ hasText: 'redirect: { js: { path: false } }' });
  const key = (name: string) => block.getByRole('link', { name, exact: true });
  return { block, key, card: page.getByRole('tooltip') };
}

/** What only cards need, as it's requested. */
function watchCards(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/options\.json$|\/zoom\./.test(pathname)) {
      loaded.push(pathname.replace(/\.\w+(?=\.js$)/, ''));
    }
  });
  return loaded;
}

for (const { name, lang, prefix, words } of languages) {
  test(`${name}: an option in a config says what it does, and leads to its section`, async ({
    context,
    page,
  }) => {
    const { block, key, card } = configOn(page);
    const path = key('path');

    await test.step('before someone points at one, nothing is requested', async () => {
      const loaded = watchCards(page);
      await page.goto(prefix + PAGE);
      await block.scrollIntoViewIfNeeded();
      await waitForQuiet(page);
      expect(loaded).toEqual([]);
      await shows(card, path.hover());
      expect(loaded.map(one => one.replace(/^.*\/(?=zoom)/, ''))).toEqual([
        'zoom.js',
        `${prefix}/config/options.json`,
      ]);
    });

    await test.step('the card has the facts of the section, and its sentence', async () => {
      await expect(card).toContainText('lib.redirect.js.path');
      await expect(card.getByRole('term')).toHaveText([
        words['overview.type'],
        words['overview.default'],
        words['option.since'],
      ]);
      const section = page
        .getByRole('heading', { name: 'redirect.js.path' })
        .locator('xpath=../following-sibling::*');
      const facts = section.locator('dl').first().getByRole('definition');
      await expect(card.getByRole('definition')).toHaveText(
        await facts.allTextContents(),
      );
      const sentence = await card.getByRole('paragraph').textContent();
      expect(
        await section.locator('xpath=self::p').first().textContent(),
      ).toContain(sentence?.slice(1));
      await expect(card).toBeInViewport({ ratio: 1 });
    });

    await test.step('Escape closes it, and the way to the card does not', async () => {
      await card.hover();
      await expect(card).toBeVisible();
      await hides(card, page.keyboard.press('Escape'));
    });

    await test.step('keys have one stop in the block, and arrows lead on', async () => {
      // A key that scrolls under a resting pointer would have its card, too.
      await page.mouse.move(0, 0);
      await key('lib').focus();
      await page.keyboard.press('ArrowDown');
      await expect(key('format')).toBeFocused();
      await expect(card).toContainText('lib.format');
      await page.keyboard.press('End');
      await expect(path).toBeFocused();
      await expect(card).toContainText('lib.redirect.js.path');
      await hides(card, page.keyboard.press('Tab'));
      await expect(block.locator('pre :focus')).toHaveCount(0);
      await shows(card, page.keyboard.press('Shift+Tab'));
      await expect(path).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(block.locator('pre :focus')).toHaveCount(0);
    });

    await test.step('the code is copied as it was written', async () => {
      await allowClipboard(context);
      await block.getByRole('button', { name: words['code.copy'] }).click();
      await expect(block.getByRole('status')).toHaveText(words['code.copied']);
      const source = readFileSync(`content/${lang}${PAGE}.mdx`, 'utf8');
      expect(source).toContain(`\n${await readClipboard(page)}\n\`\`\``);
    });

    await test.step('a press leads to the section, in the same language', async () => {
      await path.click();
      await expect(page).toHaveURL(`${prefix}${PAGE}#redirectjspath`);
      await key('format').click();
      await expect(page).toHaveURL(`${prefix}/config/lib/format`);
      await expect(card).toHaveCount(0);
    });

    await test.step('on the home page, keys look like code and say the same', async () => {
      await page.goto(`${prefix}/`);
      const name = page.getByRole('link', { name: 'umdName' }).first();
      await expect(name).toHaveCSS('text-decoration-line', 'none');
      await shows(card, name.hover());
      await expect(card).toContainText('lib.umdName');
    });
  });
}

test('on a phone, a tap follows the link, and a card of the keyboard fits', async ({
  openContext,
}) => {
  const context = await openContext({ hasTouch: true, viewport: PHONE });
  const page = await context.newPage();
  const loaded = watchCards(page);
  await page.goto(PAGE);
  await configOn(page).key('format').tap();
  await expect(page).toHaveURL('/config/lib/format');
  await waitForQuiet(page);
  expect(loaded).toEqual([]);

  // A tab that has no place to return to.
  const tab = await context.newPage();
  const { key, card } = configOn(tab);
  await tab.goto(PAGE);
  // The keys come with the card.
  await shows(card, key('lib').focus());
  await tab.keyboard.press('End');
  await expect(card).toContainText('lib.redirect.js.path');
  await expect(card).toBeInViewport({ ratio: 1 });
});

for (const language of inTurn('options of the playground')) {
  test(`${language.name}: an option of the playground says what it does`, async ({
    page,
  }) => {
    const { isLive } = explorerOn(page, language);
    await page.goto(`${language.prefix}/playground/`);
    await isLive();
    const card = page.getByRole('tooltip');
    await page.getByRole('link', { name: 'format', exact: true }).hover();
    await expect(card).toContainText('lib.format');
    await expect(card).toBeInViewport({ ratio: 1 });
    await hides(card, page.mouse.move(0, 0));
  });
}
