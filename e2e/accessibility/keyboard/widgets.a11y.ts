import { explorerOn } from '../../support/explorer.ts';
import { languages } from '../../support/languages.ts';
import { expect, test } from '../../support/site.ts';
import { pageKinds } from '../pageKinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  const { name, prefix } = language;

  test(`${name}: options of the playground are chosen by arrows, and left by Tab`, async ({
    page,
  }) => {
    await page.goto(prefix + pageKinds.explorer);
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
