import type { Page } from '@playwright/test';
import { browserOptions } from '../../../tooling/browserOptions.ts';
import { languages } from '../../support/languages.ts';
import { openSearch } from '../../support/search.ts';
import { expect, missingPageProblem, test } from '../../support/site.ts';
import { kinds, pageKinds } from '../pageKinds.ts';

test.use({
  allowedProblems: missingPageProblem,
  contextOptions: { reducedMotion: 'reduce' },
  // With scroll bars that take room, as on most desktops.
  launchOptions: {
    ...browserOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** 400 % of a window of 1280 x 1024 px (WCAG 1.4.10), a phone, and between. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 900, height: 900 },
  { width: 1280, height: 900 },
];

const SMALLEST_TEXT_PX = 11;

const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A page that does not scroll leaves the place of the bar empty.
    return Math.max(0, scrollWidth - clientWidth);
  });

for (const { name, prefix, words } of languages) {
  for (const kind of kinds) {
    test(`${name}, ${kind}: no width makes the page scroll sideways`, async ({
      page,
    }) => {
      await page.goto(prefix + pageKinds[kind]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await excess(page), `${size.width} px`).toBe(0);
      }
    });
  }

  test(`${name}: search shows a hit at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const { field, options } = await openSearch(page, `${prefix}/`, words);
    await field.fill('dts');
    await expect(options.first()).toBeInViewport();
    expect(await excess(page)).toBe(0);
  });

  test(`${name}: the text of a diagram can be read at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(prefix + pageKinds.diagram);
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('figure svg text')]
        .filter(text => text.checkVisibility())
        .map(text => {
          const scale = text.getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TEXT_PX);
  });

  test(`${name}: the bar loses nothing but the release, and squeezes nothing`, async ({
    page,
  }) => {
    await page.goto(prefix + pageKinds.option);
    const controls = page.getByRole('banner').locator('a, button');
    const shown = async () => {
      const boxes = await controls.filter({ visible: true }).all();
      return Promise.all(
        boxes.map(async control => ({
          name: await control.evaluate(
            node => node.ariaLabel ?? node.textContent,
          ),
          box: await control.boundingBox(),
        })),
      );
    };
    const wide = await shown();
    // The footer has the release and the link to its notes as well.
    const rest = wide
      .map(control => control.name)
      .filter(label => !/\d\.\d/.test(label ?? ''));
    expect(rest.length).toBe(wide.length - 1);
    const mark = page.getByRole('banner').locator('a').first().locator('svg');
    const size = await mark.boundingBox();
    for (const width of [961, 900, 769]) {
      await page.setViewportSize({ width, height: 900 });
      const narrow = await shown();
      expect(narrow.map(control => control.name)).toEqual(
        width > 960 ? wide.map(control => control.name) : rest,
      );
      // In a row: each ends before the next begins, and the last in the window.
      const edges = narrow.flatMap(({ box }) =>
        box ? [box.x, box.x + box.width] : [],
      );
      expect(edges).toEqual([...edges].sort((a, b) => a - b));
      expect(edges.at(-1)).toBeLessThanOrEqual(width);
      // Nothing is squeezed: not the mark, and no button's words.
      expect(await mark.boundingBox()).toMatchObject({ width: size?.width });
      const cramped = await controls
        .filter({ visible: true })
        .evaluateAll(parts =>
          parts
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(part => part.textContent),
        );
      expect(cramped, `at ${width} px`).toEqual([]);
    }
    for (const part of [
      page.getByRole('button', { name: words['sidebar.menu'], exact: true }),
      page.locator('summary', { hasText: words['outline.title'] }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}
