import { allowClipboard, readClipboard } from '../support/clipboard.ts';
import { explorerOn } from '../support/explorer.ts';
import { english, inTurn, otherThan } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const language of inTurn('choices of the playground')) {
  const { name, prefix } = language;

  test(`${name}: a choice changes files, config, address, and what is read out`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/playground/`);
    const explorer = explorerOn(page, language);
    const { words, radio, file, text, change, button, view } = explorer;
    await explorer.isLive();
    await expect(change).toHaveText(
      words.prebuilt.replace(/\{\{.*?\}\}/, '1.0.1'),
    );
    await expect(file('index.js')).toBeChecked();
    // At first, the entry is shown.
    await expect(text('src/index.ts')).toContainText('createLog');

    await radio('lib.format', 'cjs').check();
    await expect(page).toHaveURL(/\/playground\/\?format=cjs$/);
    await expect(file('index.cjs')).toBeChecked();
    await expect(change).toHaveText(
      /^format esm → cjs index\.js [\d.]+ k?B \S+ index\.cjs [\d.]+ k?B$/,
    );
    // Where the option is written is open now, and its line is marked.
    const config = text('rslib.config.ts');
    await expect(config.locator('mark')).toContainText("format: 'cjs'");
    await expect(text('package.json')).toContainText('./dist/index.cjs');
    // What Rslib adds is folded, what the library does is not.
    await expect(text('dist/index.cjs')).toContainText('function createLog()');
    await expect(page.getByText('__webpack_require__.d = ')).toBeHidden();

    await expect(
      page.getByRole('banner').getByRole('link', { name: /English|简体中文/ }),
    ).toHaveAttribute('href', /\/playground\/\?format=cjs$/);

    await view('changes').check();
    const deletions = text('dist/index.cjs').getByRole('deletion');
    await expect(deletions.last()).toContainText('export { createLog };');
    await view('code').check();

    await button(words.undo).click();
    await expect(page).toHaveURL(/\/playground\/$/);
    await expect(file('index.js')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/format=cjs$/);
    await expect(radio('lib.format', 'cjs')).toBeChecked();
    await expect(file('index.cjs')).toBeVisible();

    // The data is there already, and on the way back what was drawn is, too.
    const other = otherThan(language);
    await page
      .getByRole('banner')
      .getByRole('link', { name: other.label })
      .click();
    await expect(
      explorerOn(page, other).radio('lib.format', 'cjs'),
    ).toBeChecked();
    await page.goBack();
    await expect(button(words.share)).toBeEnabled();
    await radio('lib.format', 'umd').check();
    await expect(page).toHaveURL(/format=umd$/);
  });
}

test('an old address of the playground shows what it showed, and so does a link', async ({
  page,
  context,
  openContext,
}) => {
  await allowClipboard(context);
  await page.goto('/explorer?dts=files');
  await expect(page).toHaveURL(/\/playground\/\?dts=files$/);
  const { words, radio, samples, button, isLive } = explorerOn(page, english);
  await isLive();
  await expect(radio('lib.dts', 'true')).toBeChecked();
  await radio('lib.format', 'cjs').check();
  // Another library keeps what was chosen.
  await samples.selectOption('star-rating');
  await isLive();
  await expect(radio('lib.format', 'cjs')).toBeChecked();
  await expect(radio('lib.dts', 'true')).toBeChecked();
  await button(words.share).click();
  const link = page.url();
  await expect.poll(() => readClipboard(page)).toBe(link);

  // On a phone, one part at a time.
  const other = await openContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await phone.goto(link);
  const there = explorerOn(phone, english);
  await there.isLive();
  const part = (name: string) => there.radio(words.parts, name);
  await expect(there.text('dist/index.cjs')).toBeVisible();
  await expect(there.radio('lib.format', 'cjs')).toBeHidden();
  await part(words.options).check();
  await expect(there.text('dist/index.cjs')).toBeHidden();
  await there.radio('lib.format', 'esm').check();
  await part(words.written).check();
  await expect(there.text('rslib.config.ts')).toBeVisible();
  await expect(there.radio('lib.format', 'esm')).toBeHidden();
  await part(words.output).check();
  await expect(there.text('dist/index.js')).toBeVisible();
});

test('the first view has hardly a box', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/playground/');
  await explorerOn(page, english).isLive();
  const { boxes, filled } = await page.getByRole('main').evaluate(main => {
    const shown = [...main.querySelectorAll('*')].filter(element => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    const isRed = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g) ?? [];
      return !/, 0\)$/.test(color) && +red > 1.5 * Math.max(+green, +blue);
    };
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    return {
      boxes: shown.filter(element => {
        const style = getComputedStyle(element);
        return sides.every(side => parseFloat(style[`border${side}Width`]) > 0);
      }).length,
      filled: shown.filter(element => {
        const { backgroundColor, borderLeftColor, borderLeftWidth } =
          getComputedStyle(element);
        return (
          isRed(backgroundColor) ||
          (parseFloat(borderLeftWidth) > 3 && isRed(borderLeftColor))
        );
      }).length,
    };
  });
  expect(boxes).toBeLessThanOrEqual(4);
  expect(filled).toBeGreaterThan(0);
  expect(filled).toBeLessThanOrEqual(2);
});
