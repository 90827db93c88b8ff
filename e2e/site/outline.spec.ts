import { english, languages } from '../support/languages.ts';
import { expect, onFixture, test } from '../support/site.ts';
import type { Page } from '@playwright/test';

const PAGE = '/guide/start/quick-start';

const outlineOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true });

function headingIds(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h2[id], h3[id], h4[id]')
    .evaluateAll(headings => headings.map(({ id }) => id));
}

function bringUp(page: Page, id: string) {
  return page
    .locator(`[id="${id}"]`)
    .evaluate(heading => heading.scrollIntoView({ behavior: 'instant' }));
}

function goUp(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        if (window.scrollY === 0) resolve();
        window.addEventListener('scrollend', () => resolve(), { once: true });
        window.scrollTo({ top: 0, behavior: 'instant' });
      }),
  );
}

for (const { name, prefix, words } of languages) {
  test(`${name}: the outline of a page`, async ({ page }) => {
    const title = words['outline.title'];
    const outline = outlineOf(page, title);
    await page.goto(prefix + PAGE);

    if (name === 'English') {
      await test.step('[2.3.outline:title] it is titled ON THIS PAGE', async () => {
        expect(title).toBe('ON THIS PAGE');
        await expect(outline.getByText(title, { exact: true })).toBeVisible();
      });
    } else {
      await test.step('[2.3.outline:chinese] in Chinese it has its own title', async () => {
        expect(title).toMatch(/\p{Script=Han}/u);
        await expect(outline.getByText(title, { exact: true })).toBeVisible();
        await expect(page.getByText('ON THIS PAGE')).toHaveCount(0);
      });
    }

    await test.step(`[2.3.outline:levels] ${name}: it lists the headings h2 to h4 of the page, each once and in order`, async () => {
      const ids = await headingIds(page);
      expect(ids.length).toBeGreaterThan(2);
      const links = outline.getByRole('link');
      expect(
        await links.evaluateAll(all =>
          all.map(link => link.getAttribute('href')),
        ),
      ).toEqual(ids.map(id => `#${id}`));
      // A heading is called by its words, without its link.
      for (const [index, id] of ids.entries()) {
        await expect(page.locator(`[id="${id}"]`)).toHaveAccessibleName(
          (await links.nth(index).textContent()) ?? '',
        );
      }
    });

    await test.step(`[2.3.outline:active] ${name}: the heading being read is marked, and no other`, async () => {
      const marked = outline.locator('[aria-current="true"]');
      const unmarked = outline.getByRole('link').first();
      await expect(unmarked).toBeVisible();
      await expect(marked).toHaveCount(0);

      const ids = await headingIds(page);
      for (const id of [ids[0], ids[2], ids[1]]) {
        await bringUp(page, id ?? '');
        await expect(marked).toHaveAttribute('href', `#${id}`);
      }
      // It stands out to the eye, too.
      const colour = (link: typeof marked) =>
        link.evaluate(node => getComputedStyle(node).color);
      expect(await colour(marked)).not.toBe(await colour(unmarked));

      // The last one cannot come up to the bar, and is being read all the same.
      await page.evaluate(() =>
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      );
      await expect(marked).toHaveAttribute('href', `#${ids.at(-1)}`);
      await goUp(page);
      await expect(marked).toHaveCount(0);
    });
  });
}

test.describe('on a page with all six levels', () => {
  test.use(onFixture('parts'));

  test('[2.3.outline:levels] neither the title nor h5 and h6 are in it', async ({
    page,
  }) => {
    await page.goto('/guide/');
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await expect(
        page.getByRole('main').getByRole('heading', { level }).first(),
      ).toBeVisible();
    }
    await expect(outlineOf(page, 'ON THIS PAGE').getByRole('link')).toHaveText([
      'Level two',
      'Level three',
      'Level four',
      'Level two again',
    ]);
  });
});

/** Where the page stood at each step of a scroll, until it came to rest. */
function watchScroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise(resolve => {
        const steps: number[] = [];
        const note = () => steps.push(window.scrollY);
        window.addEventListener('scroll', note);
        window.addEventListener(
          'scrollend',
          () => {
            window.removeEventListener('scroll', note);
            resolve(steps);
          },
          { once: true },
        );
      }),
  );
}

const followed = {
  'an entry of the outline': (page: Page) =>
    outlineOf(page, 'ON THIS PAGE').getByRole('link').nth(1),
  'the link of a heading': (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: english.words['page.headingLink'] })
      .first(),
};

test('links to headings scroll', async ({ page }) => {
  await page.goto(PAGE);
  for (const [what, linkOf] of Object.entries(followed)) {
    await test.step(`[2.3.smooth-anchors:smooth] ${what} scrolls there step by step`, async () => {
      const link = linkOf(page);
      const hash = await link.getAttribute('href');
      // At once is one step, as below, however often it's tried. A busy machine may draw
      // no more than that, so it gets another chance.
      await expect(async () => {
        await goUp(page);
        const scroll = watchScroll(page);
        await link.click();
        const steps = await scroll;
        expect(new Set(steps).size).toBeGreaterThan(1);
        expect([...steps].sort((a, b) => a - b)).toEqual(steps);
      }).toPass();
      expect(new URL(page.url()).hash).toBe(hash);
    });
  }
});

test('links to headings for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  for (const [what, linkOf] of Object.entries(followed)) {
    await test.step(`[2.3.smooth-anchors:reducedMotion] ${what} scrolls at once for who wants less motion`, async () => {
      await goUp(page);
      const scroll = watchScroll(page);
      await linkOf(page).click();
      expect(new Set(await scroll).size).toBe(1);
    });
  }

  const [first = '', , third = ''] = await headingIds(page);
  for (const [width, covered] of [
    [1440, 72],
    [1100, 72 + 46],
    [390, 56 + 46],
  ] as const) {
    await test.step(`[2.3.smooth-anchors:belowNavbar] at ${width} px the heading ends below the ${covered} px of the bars`, async () => {
      const expectBelow = async (id: string) => {
        const heading = page.locator(`[id="${id}"]`);
        await expect(heading).toBeInViewport({ ratio: 1 });
        const box = await heading.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(covered);
        expect(box?.y).toBeLessThan(covered + 48);
      };

      await page.setViewportSize({ width, height: 800 });
      await goUp(page);
      if (width <= 1280) await page.locator('summary').click();
      await outlineOf(page, 'ON THIS PAGE')
        .getByRole('link')
        .and(page.locator(`[href="#${third}"]`))
        .click();
      await expectBelow(third);
      // The same for who comes by such a link from elsewhere.
      await page.goto('about:blank');
      await page.goto(`${PAGE}#${first}`);
      await expectBelow(first);
    });
  }
});
