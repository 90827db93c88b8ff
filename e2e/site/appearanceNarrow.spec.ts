import type { Page } from '@playwright/test';
import { coveredText } from '../support/coveredText.ts';
import { chinese, english, inTurn } from '../support/languages.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, shows, test } from '../support/site.ts';

// What a reader sees on a phone, told by boxes and not by rules.
const PHONE = { width: 390, height: 800 };

/** Where inline code is broken into two lines: what stands before and after. */
function readBrokenCode(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('p code, li code, td code')
    .evaluateAll(parts =>
      parts.flatMap(part => {
        const range = document.createRange();
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const letters: { letter: string; top: number }[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode;
          for (const index of (node.textContent ?? '').split('').keys()) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const top = range.getBoundingClientRect().top;
            letters.push({ letter: range.toString(), top });
          }
        }
        const text = letters.map(({ letter }) => letter).join('');
        return letters.flatMap(({ top }, index) => {
          const before = letters[index - 1];
          return before && top > before.top + 4
            ? [`${text.slice(0, index)}/${text.slice(index)}`]
            : [];
        });
      }),
    );
}

test('on a phone', async ({ openContext }) => {
  const context = await openContext({
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    viewport: PHONE,
  });
  const page = await context.newPage();

  for (const { name, prefix } of inTurn('links for a finger')) {
    await test.step(`${name}: a finger of 44 px hits the link of the footer that it is on, and each that is a line of the home page`, async () => {
      await page.goto(`${prefix}/`);
      const missed = await page
        .locator('footer a, main p > a')
        .evaluateAll(links =>
          links
            .filter(
              link =>
                link.closest('footer') !== null ||
                link.textContent === link.parentElement?.textContent,
            )
            .filter(link => link.checkVisibility())
            .map(link => {
              link.scrollIntoView({ block: 'center' });
              const { x, y, width, height } = link.getBoundingClientRect();
              const hits = [-21, 21].map(offset =>
                document
                  .elementFromPoint(x + width / 2, y + height / 2 + offset)
                  ?.closest('a'),
              );
              return {
                text: link.textContent,
                isHit: hits.every(hit => hit === link),
              };
            }),
        );
      expect(missed.length).toBeGreaterThan(25);
      expect(missed.filter(({ isHit }) => !isHit)).toEqual([]);
    });
  }

  await test.step('the way up and the copy buttons cover no words', async () => {
    const { words } = english;
    for (const path of ['/config/lib/dts', '/guide/start/quick-start']) {
      await page.goto(path);
      const up = page.getByRole('button', { name: words['outline.toTop'] });
      for (const top of [900, 1500, 2100, 2700]) {
        await shows(up, scrollTo(page, top));
        expect(await coveredText(up), `${path} at ${top}`).toEqual([]);
      }
      const copies = page.getByRole('button', { name: words['code.copy'] });
      const count = await copies.evaluateAll(all => {
        // Found by this from now on: it takes less than finding them by role.
        for (const [at, one] of all.entries())
          one.setAttribute('data-copy', String(at));
        return all.length;
      });
      expect(count).toBeGreaterThan(3);
      for (let at = 0; at < Math.min(count, 12); at += 1) {
        const copy = page.locator(`[data-copy="${at}"]`);
        await shows(copy, copy.scrollIntoViewIfNeeded());
        expect(await coveredText(copy), path).toEqual([]);
      }
    }
    // On a phone the way up stands in the bar; from 768 px on, where the bar is full
    // of links, at the edge.
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const up = page.getByRole('button', { name: words['outline.toTop'] });
      await shows(up, scrollTo(page, 900));
      expect(await coveredText(up)).toEqual([]);
      const box = await up.boundingBox();
      const bar = page.getByRole('banner').locator('a:visible, button:visible');
      for (const part of await bar.all()) {
        const other = await part.boundingBox();
        const isApart =
          !box ||
          !other ||
          other.x + other.width <= box.x ||
          other.x >= box.x + box.width ||
          other.y + other.height <= box.y;
        expect(isApart, await part.innerText()).toBe(true);
      }
    }
  });
});

test('in a narrow window', async ({ page }) => {
  for (const { name, prefix } of inTurn('lines on a phone')) {
    await test.step(`${name}: no line parts the hyphens of a flag from its name, nor short code`, async () => {
      for (const path of ['/guide/advanced/dts', '/guide/basic/cli']) {
        await page.goto(prefix + path);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          const broken = await readBrokenCode(page);
          expect(
            broken.filter(code => /-\/\S/.test(code) || code.length - 1 <= 12),
            `${path} at ${width} px`,
          ).toEqual([]);
        }
      }
    });

    await test.step(`${name}: at 320 px previous and next stay within the page`, async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const option of ['dts', 'auto-extension', 'shims']) {
        await page.goto(`${prefix}/config/lib/${option}`);
        const ends = await page
          .getByRole('main')
          .locator('a[rel="prev"], a[rel="next"]')
          .evaluateAll(links =>
            links.flatMap(link => {
              const range = document.createRange();
              range.selectNodeContents(link);
              return [...range.getClientRects()].map(({ left, right }) => ({
                left,
                right,
              }));
            }),
          );
        expect(ends.length).toBeGreaterThan(2);
        for (const { left, right } of ends) {
          expect(left, option).toBeGreaterThanOrEqual(15);
          expect(right, option).toBeLessThanOrEqual(305);
        }
      }
    });
  }

  await test.step('Chinese tables: a column of words has room for them, and none scrolls for a few pixels', async () => {
    await page.setViewportSize(PHONE);
    for (const path of ['/guide/advanced/third-party-deps', '/config/']) {
      await page.goto(chinese.prefix + path);
      const tables = await page
        .getByRole('main')
        .locator('table')
        .evaluateAll(all =>
          all.map(table => {
            const frame = table.parentElement;
            return {
              over: frame ? frame.scrollWidth - frame.clientWidth : 0,
              narrow: [...table.querySelectorAll('td, th')]
                .map(cell => {
                  const style = getComputedStyle(cell);
                  const room =
                    cell.getBoundingClientRect().width -
                    Number.parseFloat(style.paddingRight);
                  const size = Number.parseFloat(style.fontSize);
                  return { text: cell.textContent, letters: room / size };
                })
                .filter(({ text, letters }) => text.length > 8 && letters < 7)
                .map(({ text }) => text),
            };
          }),
        );
      expect(tables.length).toBeGreaterThan(0);
      for (const { over, narrow } of tables) {
        expect(narrow, path).toEqual([]);
        expect(over === 0 || over > 24, `${path}: ${over} px`).toBe(true);
      }
    }
  });
});
