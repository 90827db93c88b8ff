import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { explorerOn } from '../support/explorer.ts';
import { english, inTurn } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const language of inTurn('choices of the Explorer')) {
  const { name, prefix } = language;

  test(`${name}: a choice changes files, config, address, and what is read out`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/explorer/`);
    const { words, radio, file, text, change, button, isLive } = explorerOn(
      page,
      language,
    );
    await isLive();
    await expect(change).toHaveText(words.start);
    await expect(file('index.js')).toHaveAttribute('aria-pressed', 'true');

    await radio('lib.format', 'cjs').check();
    await expect(page).toHaveURL(/\/explorer\/\?format=cjs$/);
    await expect(file('index.cjs')).toBeVisible();
    await expect(change).toContainText(
      /lib\.format: esm → cjs.*dist\/index\.js [\d.]+ k?B → dist\/index\.cjs [\d.]+ k?B/,
    );
    await expect(text('rslib.config.ts')).toContainText("format: 'cjs'");
    await expect(text('package.json')).toContainText('./dist/index.cjs');
    // What Rslib adds is folded, what the library does is not.
    await expect(text('dist/index.cjs')).toContainText('function createLog()');
    await expect(page.getByText('__webpack_require__.d = ')).toBeHidden();

    await expect(
      page.getByRole('banner').getByRole('link', { name: /English|简体中文/ }),
    ).toHaveAttribute('href', /\/explorer\/\?format=cjs$/);

    await button(words.showDifference).click();
    await expect(text('dist/index.cjs')).toContainText(
      '−export { createLog };',
    );

    await button(words.undo).click();
    await expect(page).toHaveURL(/\/explorer\/$/);
    await expect(file('index.js')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/format=cjs$/);
    await expect(radio('lib.format', 'cjs')).toBeChecked();
    await expect(file('index.cjs')).toBeVisible();
  });
}

test('two choices stand side by side, and the link shows both to others', async ({
  page,
  context,
  openContext,
}) => {
  await allowClipboard(context);
  await page.goto('/explorer/');
  const { words, radio, text, button, isLive } = explorerOn(page, english);
  await isLive();
  await button(words.pin).click();
  await radio('lib.format', 'cjs').check();
  const [pinned, now] = [text('dist/index.js'), text('dist/index.cjs')];
  await expect(pinned).toContainText('export { createLog };');
  await expect(now).toContainText('exports.createLog');
  const [left, right] = [await pinned.boundingBox(), await now.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await button(words.share).click();
  const link = page.url();
  await expect.poll(() => readClipboard(page)).toBe(link);

  const other = await openContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await phone.goto(link);
  const there = explorerOn(phone, english);
  await there.isLive();
  const first = await there.text('dist/index.js').boundingBox();
  const second = await there.text('dist/index.cjs').boundingBox();
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});
