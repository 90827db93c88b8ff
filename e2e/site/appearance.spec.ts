import type { Locator } from '@playwright/test';
import { coveredText } from '../support/coveredText.ts';
import { english, inTurn, languages } from '../support/languages.ts';
import { openInOurFonts } from '../support/fonts.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

// What a reader sees on a wide window, told by boxes and not by rules.
test.use({ reducedMotion: 'reduce' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on screen, so it has no box.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether the first letter of a part stands in the type of code. */
const isCodeType = (part: Locator) =>
  part.evaluate(element => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const holder = texts.nextNode()?.parentElement;
    return holder ? /mono/i.test(getComputedStyle(holder).fontFamily) : false;
  });

for (const { name, prefix, words } of inTurn('from page to page')) {
  test(`${name}: nothing moves from page to page, options are in code type, text stands off from code`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const bar: Record<string, number[]> = {};
    const visit = async (path: string) => {
      await page.goto(prefix + path);
      const parts = page
        .getByRole('banner')
        .locator('a:visible, button:visible');
      const places = await parts.evaluateAll(all =>
        all.map(part => ({
          label: part instanceof HTMLElement && part.innerText,
          name: part.getAttribute('aria-label') ?? '',
          x: part.getBoundingClientRect().x,
        })),
      );
      for (const { label, name, x } of places) {
        (bar[label || name] ??= []).push(x);
      }
    };

    await openInOurFonts(page, `${prefix}/`);
    await visit('/');
    await visit('/guide/basic/output-format');
    await test.step('text after code in a tab stands off from it', async () => {
      const gaps = await main.getByRole('tabpanel').evaluateAll(panels =>
        panels.flatMap(panel =>
          [...panel.children].slice(1).map(part => {
            const before = part.previousElementSibling;
            return (
              part.getBoundingClientRect().top -
              (before?.getBoundingClientRect().bottom ?? 0)
            );
          }),
        ),
      );
      expect(gaps.length).toBeGreaterThan(0);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(12);
    });

    await visit('/config/rsbuild/source');
    await test.step('names of options are in code type wherever they name a page or a section', async () => {
      const listed = (part: 'sidebar.label' | 'outline.title') =>
        page.getByRole('navigation', { name: words[part] });
      const sidebar = listed('sidebar.label');
      for (const option of ['lib.dts', 'source', 'output', 'tools']) {
        const entry = sidebar.getByRole('link', { name: option, exact: true });
        expect(await isCodeType(entry), `sidebar: ${option}`).toBe(true);
      }
      for (const part of [
        main.getByRole('heading', { level: 1, name: 'source', exact: true }),
        main.getByRole('heading', { level: 2, name: 'source.entry' }),
        listed('outline.title').getByRole('link', { name: 'source.entry' }),
      ]) {
        expect(await isCodeType(part)).toBe(true);
      }
      // What is no name of an option is set as words.
      const plain = sidebar.locator(`a[href="${prefix}/config/rsbuild/"]`);
      expect(await isCodeType(plain)).toBe(false);
    });

    const heading = titleOf(page);
    await visit('/blog/');
    const { x } = await boxOf(heading);
    await visit('/blog/introducing-rslib');
    expect((await boxOf(heading)).x, 'a post starts where the list does').toBe(
      x,
    );

    expect(Object.keys(bar).length).toBeGreaterThanOrEqual(6);
    for (const [part, starts] of Object.entries(bar)) {
      expect(starts.length, part).toBe(5);
      expect(Math.max(...starts) - Math.min(...starts), part).toBeLessThan(0.5);
    }
  });
}

test('pages at several widths', async ({ page }) => {
  for (const [width, paths] of Object.entries({
    1440: ['/', '/config/lib/dts', '/guide/basic/output-format'],
    1100: ['/', '/config/lib/dts', '/config/'],
  })) {
    await test.step(`at ${width} px the way up covers no words`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      for (const path of paths) {
        await page.goto(path);
        const button = page.getByRole('button', {
          name: english.words['outline.toTop'],
        });
        for (const top of [900, 1500, 2100]) {
          await scrollTo(page, top);
          await expect(button).toBeVisible();
          expect(await coveredText(button), `${path} at ${top}`).toEqual([]);
        }
      }
    });
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('the page of all options: options by task are in sight, and no match stands off from the field', async () => {
    for (const { prefix, words } of languages) {
      await page.goto(`${prefix}/config/`);
      const main = page.getByRole('main');
      await expect(
        main
          .getByRole('table')
          .getByRole('link', { name: 'format', exact: true }),
      ).toBeInViewport({ ratio: 1 });

      const field = main.getByRole('searchbox');
      await field.fill('zzzz');
      const told = words['overview.noMatch'].replace('{{query}}', 'zzzz');
      const message = await boxOf(main.getByText(told).first());
      expect(message.y - (await boxOf(field)).bottom).toBeGreaterThanOrEqual(8);
    }
  });
});
