import type { Page } from '@playwright/test';
import { inTurn, languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';

const markdownOf = (route: string) =>
  route.endsWith('/') ? `${route}index.md` : `${route}.md`;

/** Letters and digits alone: marks of Markdown and spaces say nothing. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

test('every page and its file', async ({ request }) => {
  for (const { name, prefix } of languages) {
    await test.step(`[7.markdown-file] ${name}: every page of documentation has a .md file`, async () => {
      for (const route of routes.filter(path => path !== '/')) {
        const response = await request.get(prefix + markdownOf(route));
        expect(response.status(), route).toBe(200);
        expect(response.headers()['content-type'], route).toContain(
          'text/markdown',
        );
        const text = await response.text();
        expect(text, route).toMatch(/^# \S/);
        expect(text, route).not.toContain('<!doctype');
      }
    });
  }
});

/** What a page says, as the server sends it. */
function readParts(page: Page, address: string) {
  return page.evaluate(async path => {
    const served = await window.readDocument(path);
    const textsOf = (selector: string) => [
      ...served.querySelectorAll(`main ${selector}`),
    ];
    return {
      paragraphs: textsOf('[data-prose] :is(p, li, td, th)')
        // What the interface adds is none of the page's text.
        .filter(block => !block.closest('button, figure, [role="note"]'))
        .filter(block => !block.querySelector('p, ul, ol, pre'))
        .map(block => block.textContent),
      headings: textsOf(':is(h2, h3, h4)[id]').map(
        heading => heading.firstChild?.textContent ?? '',
      ),
      code: textsOf('pre').map(pre => pre.textContent),
    };
  }, address);
}

test('pages and the text of their files', async ({ page, request }) => {
  for (const { name, prefix, words } of inTurn('markdown button')) {
    await test.step(`[7.markdown-file] ${name}: the button asks for exactly this file`, async () => {
      await page.goto(`${prefix}/config/lib/dts`);
      const asked = page.waitForRequest(/\.md$/);
      await page.getByRole('button', { name: words['actions.copy'] }).click();
      const { pathname } = new URL((await asked).url());
      expect(pathname).toBe(`${prefix}/config/lib/dts.md`);
    });
  }

  for (const { name, prefix } of languages) {
    for (const route of [
      '/guide/start/quick-start',
      '/guide/basic/output-format',
      '/config/lib/dts',
      '/blog/introducing-rslib',
    ]) {
      await test.step(`[7.markdown-file] ${name}: the file of ${route} holds the page's text and code`, async () => {
        const file = await (
          await request.get(prefix + markdownOf(route))
        ).text();
        // Once as it is, for code, and once without the addresses of links.
        const letters =
          lettersOf(file) + lettersOf(file.replaceAll(/\]\([^)\s]*\)/g, ']'));
        const { paragraphs, headings, code } = await readParts(
          page,
          prefix + route,
        );
        expect(paragraphs.length).toBeGreaterThan(3);
        const missing = [...paragraphs, ...headings, ...code].filter(
          part => !letters.includes(lettersOf(part)),
        );
        expect(missing).toEqual([]);
      });
    }
  }
});
