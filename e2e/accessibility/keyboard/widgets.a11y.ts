import type { Locator, Page } from '@playwright/test';
import type { Dictionary } from '../../../i18n/en.ts';
import { explorerOn } from '../../support/explorer.ts';
import { languages } from '../../support/languages.ts';
import { searchParts } from '../../support/search.ts';
import { expect, test } from '../../support/site.ts';
import { type PageKind, pageKinds } from '../pageKinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
}

/** Presses Tab often enough to get out of anything that lets go. */
async function expectFocusStaysIn(page: Page, part: Locator): Promise<void> {
  const stops = await part.locator('a[href], button, input').count();
  for (let press = 0; press < stops + 3; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await part.evaluate(
      // Between the last stop and the first the browser's own controls come.
      element =>
        document.activeElement === document.body ||
        element.contains(document.activeElement),
    );
    expect(isInside, `after ${press + 1} presses of Tab`).toBe(true);
  }
}

for (const language of languages) {
  const { name, prefix } = language;

  test(`${name}: options of the playground are chosen by arrows, and left by Tab`, async ({
    page,
  }) => {
    await open(page, prefix + pageKinds.explorer);
    const { words, radio, change, file, view, button, isLive } = explorerOn(
      page,
      language,
    );
    await isLive();
    const format = (value: string) => radio('lib.format', value);
    await format('esm').focus();
    await page.keyboard.press('ArrowRight');
    await expect(format('cjs')).toBeFocused();
    await expect(format('cjs')).toBeChecked();
    // What changed is said, without moving the focus.
    await expect(change).toContainText('format esm → cjs');
    await page.keyboard.press('ArrowLeft');
    await expect(format('esm')).toBeFocused();
    // A group is one stop; its reference is the stop before it.
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'bundle', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(radio('lib.bundle', 'true')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(file('format.js')).toBeVisible();
    await file('index.js').press('ArrowDown');
    await expect(file('format.js')).toBeChecked();
    await expect(file('format.js')).toBeFocused();
    // A failure leads to its message; then views follow, and the text to scroll.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(view('log')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(view('log')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(view('changes')).toBeChecked();
    // What is undone can be undone again, where the focus is.
    await button(words.undo).press('Enter');
    await expect(radio('lib.bundle', 'true')).toBeChecked();
    await expect(button(words.undo)).toBeFocused();
  });
}

/** What opens over the page: its opener, what it is, and what has the focus then. */
const overlays: Record<
  string,
  [
    kind: PageKind,
    width: number,
    find: (
      page: Page,
      words: Dictionary,
    ) => Record<'opener' | 'part' | 'first', Locator>,
  ]
> = {
  'the drawer': [
    'guide',
    390,
    (page, words) => {
      const part = page.getByRole('dialog', { name: words['sidebar.label'] });
      const name = words['sidebar.menu'];
      return {
        opener: page.getByRole('button', { name, exact: true }),
        part,
        first: part.getByRole('button', { name: words['sidebar.close'] }),
      };
    },
  ],
  search: [
    'guide',
    1440,
    (page, words) => {
      const { button, dialog, field } = searchParts(page, words);
      return { opener: button, part: dialog, first: field };
    },
  ],
  'an enlarged picture': [
    'diagram',
    1440,
    (page, words) => {
      const [start = ''] = words['zoom.open'].split('{{name}}');
      return {
        opener: page.getByRole('button', { name: start }).first(),
        part: page.getByRole('dialog'),
        first: page.getByRole('button', { name: words['zoom.close'] }),
      };
    },
  ],
};

for (const { name, prefix, words } of languages) {
  for (const [overlay, [kind, width, find]] of Object.entries(overlays)) {
    test(`${name}: ${overlay} keeps the focus and gives it back`, async ({
      page,
    }) => {
      await open(page, prefix + pageKinds[kind], width);
      const { opener, part, first } = find(page, words);
      await opener.press('Enter');
      await expect(first).toBeFocused();
      await expectFocusStaysIn(page, part);
      await page.keyboard.press('Escape');
      await expect(part).toHaveCount(0);
      await expect(opener).toBeFocused();
      // Everything else is within reach again.
      await page.keyboard.press('Tab');
      await expect(opener).not.toBeFocused();
      await expect(page.locator('[inert]')).toHaveCount(0);
    });
  }
}
