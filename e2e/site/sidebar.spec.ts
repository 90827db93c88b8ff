import type { Page } from '@playwright/test';
import { english, languages } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';

for (const language of languages) {
  const { name, prefix, words } = language;

  test(`${name}: the groups of Guide and Config`, async ({ page }) => {
    const sidebar = sidebarOf(page, words);
    const linkTo = (path: string) =>
      sidebar.getByRole('link').and(page.locator(`[href="${prefix}${path}"]`));

    await test.step(`[2.3.sidebar-expanded] ${name}: all sections of Guide and Config are open`, async () => {
      for (const [path, sections, pages] of [
        ['/guide/start/', 8, 25],
        ['/config/', 2, 21],
      ] as const) {
        await page.goto(prefix + path);
        await expect(sidebar.getByRole('button')).toHaveCount(sections);
        await expect(
          sidebar.getByRole('button', { expanded: true }),
        ).toHaveCount(sections);
        // No entry is there without being seen.
        const all = await sidebar.locator('a').count();
        await expect(sidebar.getByRole('link')).toHaveCount(all);
        expect(all).toBeGreaterThanOrEqual(pages);
      }
    });

    await test.step(`[2.3.sidebar-entries:divider] [2.3.sidebar-entries:sectionHeader] ${name}: a line and words set entries apart, also in the drawer`, async () => {
      await page.goto(`${prefix}/guide/faq/features`);
      const header = sidebar.getByText(words['sidebar.allErrors'], {
        exact: true,
      });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        if (width < 960) {
          await page
            .getByRole('button', { name: words['sidebar.menu'], exact: true })
            .click();
        }
        await expect(header).toBeVisible();
        await expect(sidebar.getByRole('separator')).toHaveCount(1);
        await expect(sidebar.getByRole('separator')).toBeVisible();
        // Above the pages it speaks of.
        const [top, below] = [
          (await header.boundingBox())?.y ?? 0,
          (await linkTo('/guide/faq/errors-config').boundingBox())?.y ?? 0,
        ];
        expect(below).toBeGreaterThan(top);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${prefix}/config/`);
    });

    await test.step(`[4.groups:sidebar] ${name}: a group that is a page has a button of its own, named for what it does`, async () => {
      const group = await linkTo('/config/lib/').innerText();
      const inside = linkTo('/config/lib/format');
      const named = (word: string) => word.replace('{{name}}', group);

      await sidebar
        .getByRole('button', { name: named(words['sidebar.collapse']) })
        .click();
      await expect(inside).toBeHidden();
      await expect(page).toHaveURL(`${prefix}/config/`);
      await sidebar
        .getByRole('button', { name: named(words['sidebar.expand']) })
        .press('Enter');
      await expect(inside).toBeVisible();
    });

    await test.step(`[4.groups:sidebar] ${name}: groups close and open by mouse and keyboard, and stay so on the next page`, async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: words['nav.guide'], exact: true })
        .click();
      await expect(page).toHaveURL(`${prefix}/guide/start/`);
      const button = sidebar.getByRole('button', {
        name: words['sidebar.basic'],
      });
      const inside = linkTo('/guide/basic/cli');

      await hides(inside, button.click());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      // What is folded away is not on the way of the keyboard.
      await button.focus();
      await page.keyboard.press('Tab');
      await expect(
        sidebar.getByRole('button', { name: words['sidebar.assets'] }),
      ).toBeFocused();

      await linkTo('/guide/start/glossary').click();
      await expect(page).toHaveURL(`${prefix}/guide/start/glossary`);
      await expect(inside).toBeHidden();
      await shows(inside, button.press('Enter'));
      await hides(inside, button.press('Space'));
      await button.press('Space');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
  });
}

test.describe('entries of all kinds', () => {
  test.use(onFixture('parts'));

  const partsOf = (page: Page) => {
    const sidebar = sidebarOf(page, english.words);
    return {
      sidebar,
      link: (name: string) => sidebar.getByRole('link', { name }),
      button: (name: string) => sidebar.getByRole('button', { name }),
    };
  };

  test('the entries of a sidebar', async ({ page }) => {
    const { sidebar, link, button } = partsOf(page);
    await page.goto('/guide/');

    await test.step('[2.3.sidebar-entries:divider] [3.sidebar-item:dividerType] dividers are drawn solid or dashed', async () => {
      const dividers = sidebar.getByRole('separator');
      await expect(dividers).toHaveCount(2);
      for (const [index, style] of ['solid', 'dashed'].entries()) {
        const divider = dividers.nth(index);
        await expect(divider).toHaveCSS('border-top-style', style);
        await expect(divider).toHaveCSS('border-top-width', '1px');
        expect((await divider.boundingBox())?.width).toBeGreaterThan(100);
      }
    });

    await test.step('[2.3.sidebar-entries:sectionHeader] [3.sidebar-item] a section header is words and no control; entries have their own text, tag and context', async () => {
      await expect(sidebar.getByText('A section header')).toBeVisible();
      await expect(link('A section header')).toHaveCount(0);
      await expect(button('A section header')).toHaveCount(0);
      // Not the title of the page.
      await expect(link('Own words')).toHaveAttribute('href', '/guide/');
      await expect(sidebar.getByText('A long page')).toHaveCount(0);
      for (const [entry, tag] of [
        [link('Own words'), 'new'],
        [button('Open group'), 'beta'],
      ] as const) {
        await expect(entry.getByText(tag, { exact: true })).toBeVisible();
      }
      await expect(link('Plain')).toHaveText('Plain');
      // For style sheets.
      await expect(sidebar.locator('[data-context]')).toHaveCount(1);
      await expect(
        sidebar.locator('[data-context="first"]').getByRole('link'),
      ).toHaveText(/^Own words/);
    });

    await test.step('[2.3.sidebar-entries:group] [3.sidebar-item] a group is open and can be closed, or has no button, or is closed until it is opened', async () => {
      const name = sidebar.getByText('Fixed group', { exact: true });
      await expect(name).toBeVisible();
      await expect(button('Fixed group')).toHaveCount(0);
      await name.click();
      await expect(link('In the fixed group')).toBeVisible();

      const closed = button('Closed group');
      await expect(closed).toHaveAttribute('aria-expanded', 'false');
      await expect(link('In the closed group')).toBeHidden();
      await shows(link('In the closed group'), closed.click());

      const group = sidebar
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Open group' }) });
      await expect(group.getByRole('link')).toHaveText(['In the open group']);
      await hides(link('In the open group'), button('Open group').click());
      await button('Open group').click();
      await link('In the open group').click();
      await expect(page).toHaveURL('/guide/open');
    });

    await test.step('[2.3.sidebar-entries:link] [3.sidebar-item:link] a link leads to its page, which is then marked', async () => {
      await link('Plain').click();
      await expect(page).toHaveURL('/guide/plain');
      await expect(
        page.getByRole('heading', { level: 1, name: 'A plain page' }),
      ).toBeVisible();
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText([
        'Plain',
      ]);
    });
  });

  test('a closed group with the page on screen, and an overview', async ({
    page,
  }) => {
    const { link, button } = partsOf(page);

    await test.step('[3.sidebar-item:collapsed] it is open where it holds the page on screen, however the reader came', async () => {
      await page.goto('/guide/closed');
      await expect(link('In the closed group')).toBeVisible();
      // Whoever closes it there gets it back with the next page in it only.
      await button('Closed group').click();
      await expect(link('In the closed group')).toBeHidden();
      await link('Plain').click();
      await expect(page).toHaveURL('/guide/plain');
      await expect(link('In the closed group')).toBeHidden();
      await page.goBack();
      await expect(link('In the closed group')).toBeVisible();
    });

    await test.step('[3.sidebar-item:overviewHeaders] an overview lists the headers of the depths that the entry names', async () => {
      await page.goto('/guide/overview');
      const content = page.getByRole('main');
      await expect(
        content.getByRole('link', { name: 'Third level of the page' }),
      ).toBeVisible();
      await expect(content.getByText('Second level of the page')).toHaveCount(
        0,
      );
      // Without them it lists those of depth 2.
      await expect(
        content.getByRole('link', { name: 'Second level of the group' }),
      ).toBeVisible();
    });
  });
});
