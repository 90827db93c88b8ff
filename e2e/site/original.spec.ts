import type { Page } from '@playwright/test';
import { titleOf } from '../support/parts.ts';
import { expect, hides, shows, test } from '../support/site.ts';

const PAGE = '/guide/basic/output-format';
const CHINESE = '产物格式是发布文件所用的模块系统';
const ENGLISH =
  'The output format is the module system of the files you publish';

const buttonOf = (page: Page) => page.getByRole('button', { name: '对照英文' });
const chineseOf = (page: Page) => page.getByText(CHINESE);
const englishOf = (page: Page) => page.getByText(ENGLISH);
/** Each block of the page, without attributes: pictures get some when they can be zoomed. */
const contentOf = (page: Page) =>
  page
    .locator('[data-prose] > *')
    .evaluateAll(blocks =>
      blocks.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    );

test('a Chinese page and its original', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', request => {
    if (/^(document|xhr)$/.test(request.resourceType()))
      documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`/zh${PAGE}`);

  await test.step('the original comes next to each paragraph on demand, and goes again', async () => {
    const before = await contentOf(page);
    await expect(englishOf(page)).toHaveCount(0);
    expect(documents).toEqual([`/zh${PAGE}`]);

    await shows(englishOf(page), buttonOf(page).click());
    expect(documents).toEqual([`/zh${PAGE}`, PAGE]);
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'true');
    // Side by side, and read by a voice of its language.
    const [left, right] = [
      await chineseOf(page).boundingBox(),
      await englishOf(page).boundingBox(),
    ];
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect(
      await englishOf(page).evaluate(
        text => text.closest<HTMLElement>('[lang]')?.lang,
      ),
    ).toBe('en');

    await hides(englishOf(page), page.emulateMedia({ media: 'print' }));
    await expect(chineseOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.keyboard.press('Alt+Shift+E');
    await expect(englishOf(page)).toHaveCount(0);
    expect(await contentOf(page)).toEqual(before);
  });

  await test.step('a press in the margin shows the original of that paragraph alone', async () => {
    const box = await chineseOf(page).boundingBox();
    const text = await page.locator('[data-prose]').boundingBox();
    const beside = {
      x: (text?.x ?? 0) + (text?.width ?? 0) + 20,
      y: (box?.y ?? 0) + 20,
    };
    // The button says so, and the mouse shows it.
    await expect(
      page.getByTitle('点段落右侧的空白处，只看这一段的英文'),
    ).toBeVisible();
    const cursorAt = (x: number) =>
      page.evaluate(
        ({ left, top }) => {
          const place = document.elementFromPoint(left, top);
          return (
            place?.matches('[data-prose]') &&
            getComputedStyle(place, '::after').cursor
          );
        },
        { left: x, top: beside.y },
      );
    expect(await cursorAt(beside.x)).toBe('pointer');
    // On the other side is the mark of proofs: there, a press opens nothing else.
    await page.mouse.click((box?.x ?? 0) - 40, beside.y);
    expect(await cursorAt((box?.x ?? 0) - 40)).not.toBe('pointer');

    await shows(englishOf(page), page.mouse.click(beside.x, beside.y));
    await expect(page.locator('main [lang=en]')).toHaveCount(1);
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'false');
    await page.mouse.click(beside.x, beside.y);
    await expect(englishOf(page)).toHaveCount(0);

    // Text that is selected up to the margin stays selected, and nothing opens.
    await page.mouse.move((box?.x ?? 0) + 100, beside.y - 10);
    await page.mouse.down();
    await page.mouse.move(beside.x, beside.y);
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
    await expect(page.locator('main [lang=en]')).toHaveCount(0);
  });

  await test.step('on a phone, the original comes below its paragraph, and nothing overflows', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shows(englishOf(page), buttonOf(page).click());
    const [above, below] = [
      await chineseOf(page).boundingBox(),
      await englishOf(page).boundingBox(),
    ];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('on the way back the original can still be hidden', async () => {
    await expect(englishOf(page)).toBeVisible();
    await page
      .getByRole('link', { name: '产物结构', exact: true })
      .first()
      .click();
    await expect(titleOf(page)).toHaveText('产物结构');
    await expect(page.locator('main [lang=en]')).toHaveCount(0);
    await page.goBack();
    await expect(titleOf(page)).toHaveText('产物格式');
    await expect(englishOf(page)).toBeVisible();
    await buttonOf(page).click();
    await expect(englishOf(page)).toHaveCount(0);
    await buttonOf(page).click();
    await expect(englishOf(page)).toHaveCount(1);
  });

  await test.step('an English page is the original and offers none', async () => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Ask AI' })).toBeVisible();
    await expect(page.getByRole('button', { name: /original/i })).toHaveCount(
      0,
    );
  });
});
