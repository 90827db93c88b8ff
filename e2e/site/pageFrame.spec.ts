import { codeHost, origin } from '../../site/site.ts';
import { inTurn, languages } from '../support/languages.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const PAGE = '/guide/basic/output-format';

for (const { name, prefix, words, htmlLang } of languages) {
  test(`${name}: what stands around a page`, async ({ page }) => {
    const path = prefix + PAGE;
    await page.goto(path);
    const title = await titleOf(page).innerText();

    await test.step(`${name}: a problem is reported with page, section, language and version`, async () => {
      const content = page.getByRole('main');
      const whole = content.getByRole('link', { name: words['page.report'] });
      const address = new URL((await whole.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe(`${codeHost}/issues/new`);
      expect(address.searchParams.get('title')).toContain(title);
      const body = address.searchParams.get('body') ?? '';
      expect(body).toContain(`${origin}${path}\n`);
      expect(body).toContain(htmlLang);
      expect(body).toContain('1.0.1');
      await expect(whole).toHaveAttribute('target', '_blank');

      const id = await content.locator('h2[id]').nth(2).getAttribute('id');
      const top = await content
        .locator('h2[id]')
        .nth(2)
        .evaluate(heading => heading.getBoundingClientRect().top);
      await scrollTo(page, top - 80);
      await expect
        .poll(async () => {
          const link = page.getByRole('link', {
            name: words['page.reportSection'],
          });
          return decodeURIComponent((await link.getAttribute('href')) ?? '');
        })
        .toContain(`${path}#${id ?? ''}\n`);
    });

    await test.step(`${name}: breadcrumbs lead from the home page to this one`, async () => {
      const way = page.getByRole('navigation', {
        name: words['page.breadcrumbs'],
      });
      await expect(way.getByRole('listitem')).toHaveText([
        words['page.home'],
        words['nav.guide'],
        title,
      ]);
      await expect(way.locator('[aria-current="page"]')).toHaveText(title);
      await way.getByRole('link', { name: words['nav.guide'] }).click();
      await expect(page).toHaveURL(`${prefix}/guide/start/`);
      // The section is where one is: no link to the page itself.
      await expect(way.getByRole('link')).toHaveText([words['page.home']]);
      await way.getByRole('link', { name: words['page.home'] }).click();
      await expect(page).toHaveURL(`${prefix}/`);
    });
  });
}

for (const { name, prefix, words } of inTurn('paper')) {
  test(`${name}: pages on paper`, async ({ page }) => {
    // A reader prints from the screen, where wide code scrolls.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(prefix + PAGE);
    const main = page.getByRole('main');
    const labels = await main.getByRole('tab').allInnerTexts();
    const blocks = await main.locator('pre').count();
    const tables = await main.locator('table').count();
    expect(labels.length).toBeGreaterThan(4);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 700, height: 1000 });

    await test.step(`${name}: every tab is printed with its name, and nothing that scrolls on screen is left out`, async () => {
      const panels = await main.locator('[role="tabpanel"]').evaluateAll(all =>
        all.map(panel => {
          const content = getComputedStyle(panel, '::before').content;
          const height = panel.getBoundingClientRect().height;
          return { label: content.replace(/^"|"$/g, ''), isSeen: height > 40 };
        }),
      );
      expect(panels).toEqual(labels.map(label => ({ label, isSeen: true })));
      await expect(main.locator('pre:visible')).toHaveCount(blocks);
      await expect(main.locator('table:visible')).toHaveCount(tables);
    });

    await test.step(`${name}: the article alone, dark on light, nothing cut off`, async () => {
      await expect(page.getByRole('banner')).toBeHidden();
      for (const part of await page.getByRole('navigation').all()) {
        await expect(part).toBeHidden();
      }
      await expect(
        page.getByRole('button', { name: words['code.copy'] }),
      ).toHaveCount(0);
      // Nothing lies above the title that could cover it.
      const title = titleOf(page);
      await expect(title).toBeVisible();
      expect((await title.boundingBox())?.y).toBeLessThan(32);
      await expect(page.locator('[data-menu-bar]')).toBeHidden();
      const { paper, ink, clipped, outside } = await main.evaluate(main => ({
        paper: getComputedStyle(document.documentElement).backgroundColor,
        ink: getComputedStyle(main).color,
        clipped: [...main.querySelectorAll('pre')].filter(
          block => block.scrollWidth > block.clientWidth + 1,
        ).length,
        // Paper is as narrow as a phone, where blocks reach from edge to edge.
        outside: [...main.querySelectorAll('figure')].filter(
          block => block.getBoundingClientRect().left < 0,
        ).length,
      }));
      expect(paper).toBe('rgb(255, 255, 255)');
      expect(ink).toBe('rgb(58, 53, 47)');
      expect(clipped).toBe(0);
      expect(outside).toBe(0);

      // Dark bands, too: their ground stays on the screen.
      await page.goto(`${prefix}/`);
      const pale = await page.getByRole('heading').evaluateAll(headings =>
        headings
          .filter(heading => {
            const [red = '255'] =
              /\d+/.exec(getComputedStyle(heading).color) ?? [];
            return Number(red) > 100;
          })
          .map(heading => heading.textContent),
      );
      expect(pale).toEqual([]);
    });

    await test.step('addresses follow the links to other sites, and only those', async () => {
      await page.goto(`${prefix}/guide/migration/modernjs-module`);
      const after = await main
        .locator('[data-prose] :is(p, li) > a[href]')
        .evaluateAll(links =>
          links.map(link => ({
            isOther: /^http/.test(link.getAttribute('href') ?? ''),
            content: getComputedStyle(link, '::after').content,
          })),
        );
      expect(after.some(({ isOther }) => isOther)).toBe(true);
      expect(after.some(({ isOther }) => !isOther)).toBe(true);
      for (const { isOther, content } of after) {
        expect(content.includes('http')).toBe(isOther);
      }
    });
  });
}
