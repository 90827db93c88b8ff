import type { Locator, Page } from '@playwright/test';
import { codeHost } from '../../site/site.ts';
import { chinese, english } from '../support/languages.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';

const { words } = english;
const barOf = (page: Page) => page.getByRole('banner');

test('the social links of the site', async ({ page }) => {
  await page.goto('/guide/start/');
  for (const [part, key, address] of [
    ['codeHost', 'social.github', codeHost],
    ['socialNetwork', 'social.x', 'https://x.com/rspack_dev'],
    ['chatServer', 'social.discord', 'https://discord.gg/XsaKEEk4mW'],
  ] as const) {
    await test.step(`[2.3.social-links:${part}] ${address} is a press away, in a new tab`, async () => {
      const link = barOf(page).getByRole('link', {
        name: words[key],
        exact: true,
      });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    });
  }

  await test.step('[2.4.social-five:inline] three links need no popup', async () => {
    await expect(
      barOf(page).getByRole('link', { name: words['social.discord'] }),
    ).toBeVisible();
    await expect(
      barOf(page).getByRole('button', { name: words['nav.moreLinks'] }),
    ).toHaveCount(0);
  });
});

test.describe('with seven links', () => {
  test.use(onFixture('parts'));

  const partsOf = (page: Page) => {
    const bar = barOf(page);
    return {
      bar,
      more: bar.getByRole('button', { name: words['nav.moreLinks'] }),
      contacts: bar.getByRole('button', { name: words['social.contact'] }),
      text: bar.getByRole('button', { name: words['social.gitlab'] }),
      image: bar.getByRole('img', { name: words['social.contact'] }),
      link: (name: string) => bar.getByRole('link', { name, exact: true }),
    };
  };

  test('the links in the bar', async ({ page }) => {
    const { bar, link, text, more, contacts } = partsOf(page);
    await page.goto('/guide/');

    await test.step('[2.4.social-five:inline] the first five stand in the bar, in their order', async () => {
      const inline = [
        link(words['social.github']),
        link(words['social.x']),
        link(words['social.discord']),
        link('https://example.com/svg'),
        text,
        more,
      ];
      let x = 0;
      for (const item of inline) {
        await expect(item).toBeInViewport({ ratio: 1 });
        const box = await item.boundingBox();
        expect(box?.x).toBeGreaterThan(x);
        x = box?.x ?? 0;
      }
      await expect(contacts).toHaveCount(0);
    });

    await test.step('[2.4.social-modes] a link leads to its address in a new tab, with an icon of its own or the one given as svg', async () => {
      const drawings = new Set<string | null>();
      const isDrawn = async (mark: Locator) => {
        await expect(mark).toBeVisible();
        const width = (await mark.boundingBox())?.width;
        expect(width).toBeGreaterThan(8);
        expect(width).toBeLessThan(24);
      };
      for (const [key, address] of [
        ['social.github', 'https://example.com/code'],
        ['social.x', 'https://example.com/network'],
        ['social.discord', 'https://example.com/chat'],
      ] as const) {
        await expect(link(words[key])).toHaveAttribute('href', address);
        await expect(link(words[key])).toHaveAttribute('target', '_blank');
        const mark = link(words[key]).locator('svg path');
        await isDrawn(mark);
        drawings.add(await mark.getAttribute('d'));
      }
      expect(drawings.size).toBe(3);
      await isDrawn(link('https://example.com/svg').locator('svg circle'));
    });

    await test.step('[2.4.social-modes:text] a text shows on hover, click and key, and can be marked with the mouse', async () => {
      const content = bar
        .getByText('Ask for the team.')
        .filter({ visible: true });
      await expect(content).toBeHidden();
      await shows(content, text.hover());
      await hides(content, page.getByRole('main').hover());
      await shows(content, text.press('Enter'));
      await hides(content, text.press('Escape'));

      await text.click();
      // On its first word: its middle may be between two.
      await shows(content, content.dblclick({ position: { x: 10, y: 10 } }));
      expect(
        await page.evaluate(() => getSelection()?.toString().trim()),
      ).not.toBe('');
    });
  });

  test('the links beyond the fifth', async ({ page }) => {
    const { bar, more, contacts, image, link } = partsOf(page);
    await page.goto('/guide/');

    await test.step('[2.4.social-five:more] [2.4.social-modes:img] the other two are in a popup; what one of them shows leaves the other in sight', async () => {
      await more.hover();
      await expect(contacts).toHaveCount(2);
      await expect(contacts.first()).toBeInViewport({ ratio: 1 });
      await expect(link(words['social.github'])).toHaveCount(1);
      await shows(image, contacts.first().hover());
      await expect(image).toHaveAttribute('src', '/favicon.svg');
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      // Fails where something else would take the pointer.
      await shows(link('Written as markup'), contacts.last().hover());
      await shows(image, contacts.first().hover());
      await page.getByRole('main').hover();
      await expect(contacts).toHaveCount(0);
    });

    await test.step('[2.4.social-five:more] and by keyboard, with Escape to close it', async () => {
      await more.press('Enter');
      await page.keyboard.press('Tab');
      await expect(contacts.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(contacts.last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(contacts).toHaveCount(0);
      await expect(more).toBeFocused();
    });

    await test.step('[2.4.social-modes:dom] markup shows as it is written', async () => {
      await more.press('Enter');
      await contacts.last().press('Enter');
      await expect(link('Written as markup')).toBeVisible();
      await expect(link('Written as markup')).toHaveAttribute(
        'href',
        'https://example.com/dom',
      );
      await page.keyboard.press('Tab');
      await expect(link('Written as markup')).toBeFocused();
    });

    await test.step('[2.4.social-five:more] its button is named in Chinese too', async () => {
      await page.goto('/zh/guide/');
      const name = chinese.words['nav.moreLinks'];
      expect(name).toMatch(/\p{Script=Han}/u);
      await bar.getByRole('button', { name }).hover();
      await expect(
        bar.getByRole('button', { name: chinese.words['social.contact'] }),
      ).toHaveCount(2);
    });
  });
});
