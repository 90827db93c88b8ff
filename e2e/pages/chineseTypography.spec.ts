import type { Page } from '@playwright/test';
import { chinese } from '../support/languages.ts';
import { fontsOf, openInOurFonts } from '../support/fonts.ts';
import { expect, test } from '../support/site.ts';

// A test may put markup on a page; the site may not.
test.use({ bypassCSP: true });

const WIDTHS_PX = [320, 390, 768, 1280];

const prose = (page: Page) => page.getByRole('main').locator('[data-prose]');

/** The lines of the prose as they are set, told by each character's rectangle. */
function readLines(page: Page): Promise<string[]> {
  return prose(page).evaluate(content => {
    const lines: string[] = [];
    const blocks = content.querySelectorAll('p, li, td, th, h2, h3, h4');
    for (const block of blocks) {
      // What only screen readers get is one pixel wide.
      if (block.getBoundingClientRect().width <= 1) continue;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let bottom = Number.NEGATIVE_INFINITY;
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        if (parent?.closest('p, li, td, th, h2, h3, h4') !== block) continue;
        if (parent.closest('pre, [role="tablist"], button')) continue;
        for (
          let index = 0;
          index < (node.textContent ?? '').length;
          index += 1
        ) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const rect = [...range.getClientRects()].at(-1);
          const character = range.toString();
          if (!rect || rect.width === 0 || !character.trim()) continue;
          // The middle lies below the line before: a new one begins.
          if ((rect.top + rect.bottom) / 2 > bottom) lines.push('');
          bottom = Math.max(
            rect.bottom,
            (rect.top + rect.bottom) / 2 > bottom ? 0 : bottom,
          );
          lines.push((lines.pop() ?? '') + character);
        }
      }
    }
    return lines;
  });
}

/** Looks at the ends of all lines, at one width of the window after the other. */
async function expectGoodLines(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await test.step(`${path} at ${width} px: no line starts or ends with the wrong mark`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const lines = await readLines(page);
      expect(lines.length).toBeGreaterThan(20);
      expect(
        lines.filter(
          line =>
            /^[，。、；：？！）」』”]/.test(line) || /[（「『“]$/.test(line),
        ),
      ).toEqual([]);
    });
  }
}

test('a guide is set in Chinese', async ({ page }) => {
  const path = '/zh/guide/start/quick-start';
  await openInOurFonts(page, path);

  await test.step('prose: size, leading, line breaking and spacing', async () => {
    const style = await prose(page)
      .locator('p')
      .first()
      .evaluate(paragraph => {
        const computed = getComputedStyle(paragraph);
        return {
          leading:
            Number.parseFloat(computed.lineHeight) /
            Number.parseFloat(computed.fontSize),
          size: Number.parseFloat(computed.fontSize),
          lineBreak: computed.lineBreak,
          wordBreak: computed.wordBreak,
          autospace: computed.getPropertyValue('text-autospace'),
          trim: computed.getPropertyValue('text-spacing-trim'),
        };
      });
    expect(style.size).toBeGreaterThanOrEqual(16);
    expect(style.leading).toBeGreaterThanOrEqual(1.745);
    expect(style.leading).toBeLessThanOrEqual(1.805);
    expect(style).toMatchObject({
      lineBreak: 'strict',
      wordBreak: 'normal',
      autospace: 'normal',
      trim: 'trim-start',
    });
    const code = prose(page).locator('code').first();
    expect(
      await code.evaluate(element =>
        getComputedStyle(element).getPropertyValue('text-autospace'),
      ),
    ).toBe('no-autospace');
  });

  await test.step('the interface of Chinese pages is set in the same way', async () => {
    const outline = page.getByRole('navigation', {
      name: chinese.words['outline.title'],
    });
    expect(
      await outline.evaluate(element => getComputedStyle(element).lineBreak),
    ).toBe('strict');
  });

  await expectGoodLines(page, path);

  // The window is 1280 px wide now.
  await test.step('a full line holds 34 to 42 Han characters', async () => {
    const characters = await prose(page)
      .locator('p')
      .first()
      .evaluate(
        paragraph =>
          paragraph.getBoundingClientRect().width /
          Number.parseFloat(getComputedStyle(paragraph).fontSize),
      );
    expect(characters).toBeGreaterThanOrEqual(34);
    expect(characters).toBeLessThanOrEqual(42.5);
  });

  await test.step('strong words are bold, emphasis is upright', async () => {
    const styles = await prose(page).evaluate(content => {
      content.insertAdjacentHTML(
        'beforeend',
        '<em>强调</em><strong>重要</strong>',
      );
      return [...content.querySelectorAll('em, strong')].map(element => {
        const { fontStyle, fontWeight } = getComputedStyle(element);
        return { fontStyle, isBold: Number(fontWeight) >= 600 };
      });
    });
    expect(styles.length).toBeGreaterThanOrEqual(2);
    for (const style of styles) {
      expect(style).toEqual({ fontStyle: 'normal', isBold: true });
    }
  });

  await test.step('Han characters and their signs come from the system, Latin letters from our face', async () => {
    await prose(page)
      .locator('p')
      .first()
      .evaluate(paragraph => {
        paragraph.textContent = '用“构建”命令——再看……产物·声明，TypeScript 5.9';
      });
    const fonts = await fontsOf(page, '[data-prose] p');
    const ours = fonts.filter(({ isCustomFont }) => isCustomFont);
    const system = fonts.filter(({ isCustomFont }) => !isCustomFont);
    expect(ours.map(({ familyName }) => familyName)).toEqual([
      expect.stringMatching(/^Archivo/),
    ]);
    // TypeScript, a space, 5.9.
    expect(ours[0]?.glyphCount).toBe(14);
    for (const { familyName } of system)
      expect(familyName).toMatch(/\bSC\b|YaHei|MiSans|HarmonyOS/);
  });
});

test('a page with tables is set in Chinese', async ({ page }) => {
  const path = '/zh/guide/basic/output-format';
  await page.goto(path);
  await expectGoodLines(page, path);
});

test('a post and a page of the reference are set in Chinese', async ({
  page,
}) => {
  await page.goto('/zh/blog/rslib-1-0');

  await test.step('what follows a bold word and its full-width mark follows at once', async () => {
    const gaps = await prose(page)
      .locator('strong')
      .evaluateAll(all =>
        all.flatMap(strong => {
          const next = strong.nextSibling;
          if (!/[：。]$/.test(strong.textContent) || !next) return [];
          const range = document.createRange();
          range.selectNode(next);
          const [first] = range.getClientRects();
          const box = strong.getBoundingClientRect();
          const isSameLine = first && first.top < box.bottom;
          const space = /^ /.test(next.textContent ?? '');
          return isSameLine ? [{ gap: first.left - box.right, space }] : [];
        }),
      );
    expect(gaps.length).toBeGreaterThan(3);
    for (const { gap, space } of gaps) {
      expect(space).toBe(false);
      // The mark has half a character of white already.
      expect(gap).toBeLessThan(4);
    }
  });

  const path = '/zh/config/lib/dts';
  await page.goto(path);
  await expectGoodLines(page, path);
});
