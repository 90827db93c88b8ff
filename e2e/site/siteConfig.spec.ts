import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { homeName } from '../support/homeName.ts';
import { fixtureOrigin } from '../support/origins.ts';
import { titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';

// Its configuration is in e2e/fixtures/plain/rspress.config.ts.
test.use(onFixture('plain'));

const fixture = path.join(import.meta.dirname, '../fixtures/plain');

async function expectConfigured(page: Page, { name, words }: TestLanguage) {
  const bar = page.getByRole('banner');

  await test.step(`[3.site-config:logo] [3.site-config:logoText] ${name}: both stand in the link home`, async () => {
    const home = bar.getByRole('link', {
      name: homeName(words, 'Plain'),
      exact: true,
    });
    const logo = home.getByRole('presentation');
    await expect(logo).toHaveAttribute('src', '/tools/rsbuild.svg');
    await expect(logo).toBeVisible();
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(home).toHaveText('Plain');
  });

  await test.step('[3.site-config:multiVersion] without versions no address and no control has one', async () => {
    await expect(bar.getByRole('link').first()).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
  });

  await test.step(`[2.4.search-box] [3.site-config:search] ${name}: false leaves the search box out`, async () => {
    await expect(bar.getByRole('link').first()).toBeVisible();
    for (const label of [words['search.button'], 'Look for', '找一找']) {
      await expect(
        page.getByRole('button', { name: label }),
        label,
      ).toHaveCount(0);
    }
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the pages of the site', async ({ page }) => {
  await page.goto('/guide/first');
  await expectConfigured(page, english);

  await test.step('[3.site-config:icon] it is the icon of the tab', async () => {
    const icon = page.locator('link[rel="icon"]');
    await expect(icon).toHaveCount(1);
    const href = await icon.getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(
      readFileSync(path.join(fixture, 'plain-icon.svg'), 'utf8'),
    );
  });

  const code = page.getByRole('main').locator('pre');

  await test.step('[3.site-config:lineNumbers] [3.site-config:wrapping] code has no line numbers, and a long line is scrolled, not wrapped', async () => {
    const text = (await code.innerText()).trim();
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/^const first = 1;\nconst line = 'A line/);
    const { drawn, overflow, lines } = await code.evaluate(node => {
      const { lineHeight } = getComputedStyle(node);
      const box = node.querySelector('code')?.getBoundingClientRect();
      return {
        drawn: [node, ...node.querySelectorAll('*')].flatMap(part =>
          ['::before', '::after']
            .map(pseudo => getComputedStyle(part, pseudo).content)
            .filter(content => content !== 'none' && content !== 'normal'),
        ),
        overflow: node.scrollWidth - node.clientWidth,
        lines: Math.round((box?.height ?? 0) / parseFloat(lineHeight)),
      };
    });
    expect(drawn).toEqual([]);
    expect(overflow).toBeGreaterThan(100);
    expect(lines).toBe(2);
  });

  await test.step('[3.site-config:title] [3.site-config:description] they name the tab and the home page, and describe pages that do not describe themselves', async () => {
    await expect(page).toHaveTitle('The first page - Plain docs');
    await page.goto('/');
    await expect(page).toHaveTitle('Plain docs');
    await expect(titleOf(page)).toContainText('Plain docs');
    await page.goto('/guide/second');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'What the site says of itself.',
    );
  });
});

test('the pages in another language, and a site with versions', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await page.goto('/zh/guide/first');
  await expectConfigured(page, chinese);

  // A site with two versions has the control that is looked for.
  await page.goto(`${fixtureOrigin('versions')}/guide/`);
  await expect(
    bar.getByRole('button', { name: 'v2', exact: true }),
  ).toBeVisible();
});
