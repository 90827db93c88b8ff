import type { Page } from '@playwright/test';
import { languages } from '../../support/languages.ts';
import { expect, test } from '../../support/site.ts';
import { pageKinds } from '../pageKinds.ts';

interface Frame {
  scrolls: boolean;
  isStop: boolean;
  hasName: boolean;
}

/** All frames of code and tables that show, with what they are. */
function readFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main pre, main :has(> pre), main :has(> table)',
      ),
    ]
      // The parts of folded code are scrolled by what is around them.
      .filter(
        frame =>
          frame.checkVisibility() &&
          getComputedStyle(frame).overflowX !== 'visible',
      )
      .map(frame => ({
        scrolls: frame.scrollWidth > frame.clientWidth,
        isStop: frame.getAttribute('tabindex') === '0',
        hasName:
          frame.getAttribute('role') === 'group' && Boolean(frame.ariaLabel),
      })),
  );
}

for (const { name, prefix } of languages) {
  for (const kind of ['home', 'guide', 'diagram', 'option'] as const) {
    test(`${name}, ${kind}: frames are stops with a name only while they scroll`, async ({
      page,
    }) => {
      await page.goto(prefix + pageKinds[kind]);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(async () =>
            (await readFrames(page)).filter(
              ({ scrolls, isStop, hasName }) =>
                scrolls !== isStop || scrolls !== hasName,
            ),
          )
          .toEqual([]);
      }
      const frames = await readFrames(page);
      expect(frames.some(({ scrolls }) => scrolls)).toBe(true);
    });
  }
}
