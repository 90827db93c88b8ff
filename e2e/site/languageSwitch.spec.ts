import type { Page } from '@playwright/test';
import { chinese, english } from '../support/languages.ts';
import {
  bringBelowBar,
  describeMove,
  nearestHeading,
  press,
  readPlace,
  switchTo,
} from '../support/readingPlace.ts';
import { expect, test } from '../support/site.ts';

const pages = {
  'the home page': '/',
  'a guide': '/guide/start/quick-start',
  'a page with tabs': '/guide/basic/output-format',
  'an overview': '/config/',
  'an option': '/config/lib/dts',
  'the list of posts': '/blog/',
  'a post': '/blog/introducing-rslib',
};

const ways = [
  [english, chinese],
  [chinese, english],
] as const;

test('the reader switches on every kind of page, there and back', async ({
  page,
}) => {
  for (const [kind, path] of Object.entries(pages)) {
    await page.goto(path);
    for (const [from, to] of ways) {
      await test.step(`from ${from.name}, ${kind}: the heading in sight stays where it is`, async () => {
        await expect(page).toHaveURL(from.prefix + path);
        const { headings } = await readPlace(page);
        const middle = headings[Math.floor(headings.length / 2)];
        await bringBelowBar(page, middle?.number ?? 0, 40);
        const before = nearestHeading(await readPlace(page));
        await switchTo(page, to);
        await expect(page).toHaveURL(to.prefix + path);
        expect(describeMove(before, await readPlace(page))).toBeUndefined();
      });
    }
  }
});

test('the reader switches inside a long page, there and back', async ({
  page,
}) => {
  const path = '/guide/basic/output-format';
  await page.setViewportSize({ width: 1440, height: 240 });
  await page.goto(path);
  for (const [from, to] of ways) {
    await test.step(`from ${from.name}: inside a long section the same part of it stays in sight`, async () => {
      const place = await findEmptyPlace(page);
      await switchTo(page, to);
      const after = await readPlace(page);
      const heading = after.headings.findLast(({ top }) => top < after.edge);
      expect(heading?.id).toBe(place.id);
    });
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const { headings } = await readPlace(page);
  const { id = '' } = headings.at(-3) ?? {};
  // Only the switch is to be seen without motion, not the way to the section.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${path}?outline=0#${id}`);
  await expect
    .poll(async () => nearestHeading(await readPlace(page)).id)
    .toBe(id);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [from, to] of ways) {
    await test.step(`from ${from.name}: query, hash and place of an address are kept, without motion`, async () => {
      const before = nearestHeading(await readPlace(page));
      expect(before.id).toBe(id);
      await watchScroll(page);
      await switchTo(page, to);
      await expect(page).toHaveURL(`${to.prefix}${path}?outline=0#${id}`);
      const after = await readPlace(page);
      expect(describeMove(before, after)).toBeUndefined();
      expect(
        after.headings.find(heading => heading.id === id)?.top,
      ).toBeLessThan(after.height);
      // One jump at most: neither the top of the page nor a way in between.
      expect(new Set(await seenPositions(page)).size).toBeLessThanOrEqual(2);
    });
  }
});

test('the reader switches in a narrow window, there and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/start/quick-start');
  for (const [from, to] of ways) {
    await test.step(`from ${from.name}: the menu of narrow windows keeps the place as well`, async () => {
      const { headings } = await readPlace(page);
      await bringBelowBar(page, headings.at(3)?.number ?? 0, 40);
      const before = nearestHeading(await readPlace(page));
      await press(
        page,
        page.getByRole('button', { name: from.words['nav.openMenu'] }),
      );
      await press(
        page,
        page
          .getByRole('dialog', { name: from.words['nav.menuTitle'] })
          .getByRole('link', { name: to.label, exact: true }),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', to.htmlLang);
      expect(describeMove(before, await readPlace(page))).toBeUndefined();
      // Whoever listens goes on at the same section.
      await expect(
        page.locator(before.id ? `[id="${before.id}"]` : 'h1'),
      ).toBeFocused();
    });
  }
});

test('the link itself leads to the section, for a new tab and for copying', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start?sidebar=0#build');
  await expect(
    page.getByRole('banner').getByRole('link', { name: '简体中文' }),
  ).toHaveAttribute('href', '/zh/guide/start/quick-start?sidebar=0#build');
});

async function watchScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenPositions: seen });
    const look = () => {
      seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
}

function seenPositions(page: Page): Promise<number[]> {
  return page.evaluate(
    () => (window as unknown as { seenPositions: number[] }).seenPositions,
  );
}

/** Scrolls on until no heading is in sight; answers with the one before. */
async function findEmptyPlace(page: Page): Promise<{ id: string }> {
  const { headings, edge, height } = await readPlace(page);
  const index = headings.findIndex(
    ({ top }, number) =>
      (headings[number + 1]?.top ?? 0) - top > 3 * (height - edge),
  );
  const heading = headings[index];
  const next = headings[index + 1];
  if (!heading || !next) throw new Error('No section fills the window.');
  const middle = (heading.top + next.top) / 2;
  await bringBelowBar(page, heading.number, heading.top - middle);
  return heading;
}
