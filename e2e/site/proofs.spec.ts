import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { PageProofs } from '../../proofs/shared/proofs.ts';
import { titleOf } from '../support/parts.ts';
import { expect, hides, shows, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

const PAGE = '/guide/start/quick-start';
const PHONE = { width: 390, height: 844 };

/** The first sentence of the page that is proven by a build and has no code in it. */
function findProven(prefix: string) {
  const file = `dist${prefix}${PAGE}.proofs.json`;
  // Written by plugins/proofs.
  const { open, proven } = JSON.parse(readFileSync(file, 'utf8')) as PageProofs;
  for (const { quotes, sources } of proven) {
    const [sentence = '`'] = quotes;
    const [source] = sources;
    const line = source?.lines[0]?.join('');
    if (sentence.includes('`') || !line) continue;
    if (!source?.href?.includes('/examples/')) continue;
    const mark = open.replace('{sentence}', sentence.slice(0, 12));
    return {
      address: prefix + PAGE,
      sentence,
      mark,
      source: source.name,
      line,
    };
  }
  throw new Error(`${file} has no sentence that a build proves.`);
}

const languages = [
  { name: 'English', panel: 'How we know', ...findProven('') },
  { name: 'Chinese', panel: '这句话的依据', ...findProven('/zh') },
] as const;
const [english] = languages;

const markOf = (page: Page) => page.locator('[data-proof-mark]');
const paragraphOf = (page: Page, sentence: string) =>
  page.locator('main :is(p, li)', { hasText: sentence });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return box;
}

async function pointAt(page: Page, sentence: string, from = -20) {
  const paragraph = paragraphOf(page, sentence);
  await paragraph.scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(paragraph);
  const { x } = await boxOf(page.locator('[data-prose]'));
  await page.mouse.move(x + from, y + height / 2);
}

function watchProofs(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/proofs/.test(pathname)) loaded.push(pathname.replace(/.*\//, ''));
  });
  return loaded;
}

test('proofs are loaded for those who point at them', async ({
  page,
  openContext,
}) => {
  for (const { name, address, panel, ...proven } of languages) {
    const { sentence, mark, source, line } = proven;
    await test.step(`${name}: the margin of a proven paragraph has a mark that opens the proof`, async () => {
      const loaded = watchProofs(page);
      await page.mouse.move(0, 0);
      await page.goto(address);
      // Reading and scrolling load nothing.
      await pointAt(page, sentence, 40);
      await waitForQuiet(page);
      expect(loaded).toEqual([]);
      await expect(markOf(page)).toHaveCount(0);

      await pointAt(page, sentence);
      await expect(markOf(page)).toHaveCSS('opacity', '1');
      expect(loaded).toEqual([
        expect.stringMatching(/^proofs\.\w+\.js$/),
        'quick-start.proofs.json',
      ]);
      const button = page.getByRole('button', { name: mark });
      const [own, text] = [
        await boxOf(button),
        await boxOf(paragraphOf(page, sentence)),
      ];
      // In the margin, at the first line, and covering no word.
      expect(own.x + own.width).toBeLessThan(text.x);
      expect(own.y).toBeGreaterThanOrEqual(text.y - 4);
      expect(own.y + own.height).toBeLessThanOrEqual(text.y + text.height + 4);

      await button.click();
      const proof = page.getByRole('dialog', { name: panel });
      await expect(proof).toBeVisible();
      // What it is comes first, for those who only see it.
      await expect(proof.getByText(panel, { exact: true })).toBeVisible();
      await expect(proof.getByText(sentence)).toBeVisible();
      await expect(
        proof.getByRole('listitem').filter({ hasText: line }),
      ).toBeVisible();
      await expect(proof.getByRole('link', { name: source })).toHaveAttribute(
        'href',
        new RegExp(`/examples/${source}$`),
      );
      await hides(proof, page.keyboard.press('Escape'));
      await expect(button).toBeFocused();
    });
  }

  await test.step('in a narrow window touch brings no mark', async () => {
    const context = await openContext({ hasTouch: true, viewport: PHONE });
    const phone = await context.newPage();
    const loaded = watchProofs(phone);
    await phone.goto(PAGE);
    const paragraph = paragraphOf(phone, english.sentence);
    await paragraph.scrollIntoViewIfNeeded();
    const { x, y } = await boxOf(paragraph);
    await phone.touchscreen.tap(x / 4, y + 10);
    await waitForQuiet(phone);
    expect(loaded).toEqual([]);
    await expect(markOf(phone)).toHaveCount(0);
  });
});

test('marks and proofs on one visit', async ({ page }) => {
  const proof = page.getByRole('dialog', { name: english.panel });
  await page.goto(PAGE);

  await test.step('the next page has its own proofs, and Back has those it had', async () => {
    await pointAt(page, english.sentence);
    await expect(markOf(page)).toHaveCSS('opacity', '1');
    await page
      .locator(
        `aside a[href="/guide/basic/cli"], nav a[href="/guide/basic/cli"]`,
      )
      .first()
      .click();
    await expect(titleOf(page)).toHaveText('CLI');
    await expect(markOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(titleOf(page)).toHaveText('Quick start');
    await pointAt(page, english.sentence);
    await expect(markOf(page)).toHaveCount(1);
    await expect(markOf(page)).toHaveCSS('opacity', '1');
  });

  await test.step('paper has neither mark nor proof', async () => {
    await pointAt(page, english.sentence);
    await shows(proof, markOf(page).click());
    await hides(proof, page.emulateMedia({ media: 'print' }));
    await expect(markOf(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('the keyboard has one stop for all proofs, and arrow keys go from one to the next', async () => {
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(markOf(page)).toHaveCount(1);
    for (let stop = 0; stop < 12; stop += 1) {
      if (await markOf(page).evaluate(mark => mark.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await expect(markOf(page)).toBeFocused();
    await expect(markOf(page)).toHaveCSS('opacity', '1');
    const first = await markOf(page).getAttribute('aria-label');
    await page.keyboard.press('ArrowDown');
    await expect(markOf(page)).not.toHaveAttribute('aria-label', first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(markOf(page)).toHaveAttribute('aria-label', first ?? '');
    await shows(proof, page.keyboard.press('Enter'));
    await page.keyboard.press('Tab');
    await expect(proof.getByRole('link').first()).toBeFocused();
    await hides(proof, page.keyboard.press('Escape'));
    await expect(markOf(page)).toBeFocused();
  });

  await test.step('in a narrow window keys open proofs within the window', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await markOf(page).focus();
    await expect(markOf(page)).toHaveCSS('opacity', '1');
    await shows(proof, page.keyboard.press('Enter'));
    for (const part of [markOf(page), proof]) {
      const { x, width } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PHONE.width);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(PHONE.width);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
