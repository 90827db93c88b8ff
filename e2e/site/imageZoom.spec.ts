import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { chinese, english } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, onFixture, shows, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

test.use({
  ...onFixture('articles'),
  allowedProblems: {
    'one picture is missing on purpose': /^error: .*404.*not-there\.png/,
  },
});

const WIDE = 'A wide photograph';
const DRAWING = 'A small drawing';
const SMALL = 'A small photograph';

function pictureOf(page: Page, name: string, words = english.words): Locator {
  return page.getByRole('button', {
    name: words['zoom.open'].replace('{{name}}', name),
    exact: true,
  });
}

const PAGE = '/guide/pictures';

async function enlarge(page: Page, name: string) {
  const picture = pictureOf(page, name);
  await picture.click();
  const overlay = page.getByRole('dialog', { name });
  await expect(overlay).toBeVisible();
  return { picture, overlay, image: overlay.getByRole('img', { name }) };
}

async function closeAgain(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function boxOf(image: Locator) {
  const box = await image.boundingBox();
  if (!box) throw new Error('The image is not on screen.');
  return box;
}

/** The window without the place of its scroll bar. */
async function windowOf(page: Page) {
  return page.evaluate(() => ({
    width: document.body.clientWidth,
    height: window.innerHeight,
  }));
}

const ways: Record<string, (picture: Locator) => Promise<void>> = {
  mouse: picture => picture.click(),
  Enter: picture => picture.press('Enter'),
  Space: picture => picture.press(' '),
};

test('pictures are opened', async ({ page }) => {
  await page.goto(PAGE);

  for (const [way, press] of Object.entries(ways)) {
    await test.step(`[2.9.zoom] [4.zoom-open:click] a picture opens in the middle, larger than before, by ${way}`, async () => {
      const picture = pictureOf(page, WIDE);
      const before = await boxOf(picture);
      await press(picture);
      const image = page.getByRole('dialog').getByRole('img', { name: WIDE });
      const { width, height } = await windowOf(page);
      await expect(async () => {
        const after = await boxOf(image);
        expect(after.width).toBeGreaterThan(before.width);
        expect(after.x + after.width / 2).toBeCloseTo(width / 2, 0);
        expect(after.y + after.height / 2).toBeCloseTo(height / 2, 0);
      }).toPass();
      await closeAgain(page);
    });
  }

  await test.step('[9.zoom:margin] fills the window to its edges, margin 0', async () => {
    const { picture, image } = await enlarge(page, WIDE);
    const { width, height } = await windowOf(page);
    // 2000 by 800: the width of the window is what limits it.
    await expect
      .poll(() => boxOf(image))
      .toEqual({
        x: 0,
        y: (height - width * 0.4) / 2,
        width,
        height: width * 0.4,
      });
    await shows(picture, closeAgain(page));

    // 60 by 40: the height; a drawing may grow to any size.
    const drawing = await enlarge(page, DRAWING);
    await expect
      .poll(() => boxOf(drawing.image))
      .toMatchObject({ y: 0, height, width: height * 1.5 });
    await closeAgain(page);

    // A photograph gets no larger than it is.
    const small = await enlarge(page, SMALL);
    await expect
      .poll(() => boxOf(small.image))
      .toMatchObject({ width: 120, height: 60 });
    await closeAgain(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`[9.zoom:background] the background is the page's: ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      const { overlay } = await enlarge(page, DRAWING);
      const root = page.locator('html');
      await expect(root).toContainClass(colorScheme);
      const background = await root.evaluate(
        element => getComputedStyle(element).backgroundColor,
      );
      await expect(overlay).toHaveCSS('background-color', background);
      const box = await boxOf(overlay);
      expect(box).toEqual({ x: 0, y: 0, ...(await windowOf(page)) });
      await closeAgain(page);
    });
  }

  await test.step('[2.9.zoom] a picture in a link leads where the link leads', async () => {
    await expect(pictureOf(page, WIDE)).toBeVisible();
    await expect(pictureOf(page, 'A linked photograph')).toHaveCount(0);
    await page.getByRole('link', { name: 'A linked photograph' }).click();
    await expect(page).toHaveURL('/guide/links');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('pictures are closed', async ({ page }) => {
  await page.goto(PAGE);

  await test.step('[4.zoom-close:overlay] closes on a click beside the image and on it', async () => {
    const { picture, overlay, image } = await enlarge(page, SMALL);
    await overlay.click({ position: { x: 5, y: 5 } });
    await expect(overlay).toHaveCount(0);
    await picture.click();
    await image.click();
    await expect(overlay).toHaveCount(0);
    await picture.click();
    await overlay
      .getByRole('button', { name: english.words['zoom.close'] })
      .press('Enter');
    await expect(overlay).toHaveCount(0);
  });

  await test.step('[4.zoom-close:escape] closes on Escape and gives the focus back', async () => {
    const { picture, overlay } = await enlarge(page, DRAWING);
    await page.keyboard.press('Escape');
    for (let time = 0; time < 2; time += 1) {
      await expect(overlay).toHaveCount(0);
      await expect(picture).toBeFocused();
      await shows(overlay, page.keyboard.press('Enter'));
      await page.keyboard.press('Escape');
    }
    await expect(overlay).toHaveCount(0);
  });

  await test.step('[4.zoom-close:resize] [4.zoom-close:scroll] closes when the window changes its size, and when the reader turns the wheel', async () => {
    const { overlay } = await enlarge(page, DRAWING);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(overlay).toHaveCount(0);
    const other = await enlarge(page, SMALL);
    await page.mouse.wheel(0, 300);
    await expect(other.overlay).toHaveCount(0);
  });

  for (const [motion, expected] of [
    ['no-preference', [300, 300]],
    ['reduce', [0, 0]],
  ] as const) {
    await test.step(`[9.zoom:transition] takes 0.3 s in and out, and no time under reduced motion: ${motion}`, async () => {
      await page.emulateMedia({ reducedMotion: motion });
      await noteDurations(page);
      await enlarge(page, DRAWING);
      await closeAgain(page);
      expect(await page.evaluate('durations')).toEqual(expected);
    });
  }
});

/** Notes how long each animation from now on takes. */
async function noteDurations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: unknown[] = [];
    const animate = Object.getOwnPropertyDescriptor(
      Element.prototype,
      'animate',
    )?.value as Element['animate'];
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      durations.push(animation.effect?.getTiming().duration);
      return animation;
    };
    Object.assign(window, { durations });
  });
}

test('[2.9.zoom] Chinese names it in Chinese, also after following a link', async ({
  page,
}) => {
  const { words } = chinese;
  await page.goto('/zh/guide/code');
  await sidebarOf(page, words).getByRole('link', { name: '图片' }).click();
  await expect(page).toHaveURL('/zh/guide/pictures');
  await pictureOf(page, '一张小图', words).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: words['zoom.close'], exact: true }),
  ).toBeFocused();
});

test('[4.zoom-open:attachDelay] [9.zoom:attachDelay] attaches after 100 ms', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(PAGE);
  const image = page.getByRole('img', { name: WIDE });
  await page.clock.runFor(99);
  await image.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pictureOf(page, WIDE)).toHaveCount(0);
  await page.clock.runFor(1);
  await shows(page.getByRole('dialog'), pictureOf(page, WIDE).click());
});

async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.body.animate(null, 50).finished;
  });
}

test('the page scrolls under an open picture, by the clock', async ({
  page,
}) => {
  // Closing takes no time then, so what closes is gone at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await expect(pictureOf(page, DRAWING)).toBeVisible();
  await scrollTo(page, 60);
  await stopClock(page);
  const overlay = page.getByRole('dialog');
  const open = async () => {
    await shows(overlay, pictureOf(page, DRAWING).dispatchEvent('click'));
  };

  for (const [direction, near, far] of [
    ['down', 100, 101],
    ['up', 61, 60],
  ] as const) {
    await test.step(`[4.zoom-close:scroll] [9.zoom:scrollOffset] 40 px ${direction} keep it open, 41 px close it`, async () => {
      await open();
      await scrollTo(page, near);
      await page.clock.runFor(10_000);
      await shows(overlay, waitForFrames(page));
      await scrollTo(page, far);
      await page.clock.runFor(10_000);
      await expect(overlay).toHaveCount(0);
    });
  }

  await test.step('[4.zoom-close:scroll] [9.zoom:closeDelay] closes 150 ms after the scroll', async () => {
    await open();
    await scrollTo(page, 160);
    await page.clock.runFor(149);
    await shows(overlay, waitForFrames(page));
    await page.clock.runFor(1);
    await expect(overlay).toHaveCount(0);
  });
});

test('[4.zoom-failure] a picture that fails late logs a warning and nothing else', async ({
  page,
  problems,
}) => {
  const warnings: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const lostFile = await holdRequests(page, '**/not-there.png');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(pictureOf(page, DRAWING)).toBeVisible();
  await lostFile.release();
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('/not-there.png')]);

  // No control that would do nothing, and no other harm.
  const lost = page.getByRole('img', { name: 'A lost photograph' });
  await lost.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pictureOf(page, 'A lost photograph')).toHaveCount(0);
  await shows(page.getByRole('dialog'), pictureOf(page, DRAWING).click());
  // What the browser itself says of the missing file.
  expect(problems).toEqual([expect.stringContaining('not-there.png')]);
  expect(warnings).toHaveLength(1);
});
