import { languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

const markdownOf = (route: string) =>
  route.endsWith('/') ? `${route}index.md` : `${route}.md`;

/** Letters and digits alone: marks of Markdown and spaces say nothing. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

for (const { name, prefix, words } of languages) {
  test(`[7.markdown-file] ${name}: every page of documentation has a .md file`, async ({
    request,
  }) => {
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

  for (const route of [
    '/guide/start/quick-start',
    '/guide/basic/output-format',
    '/config/lib/dts',
    '/blog/introducing-rslib',
  ]) {
    test(`[7.markdown-file] ${name}: the file of ${route} holds the page's text and code`, async ({
      page,
      request,
    }) => {
      await page.goto(prefix + route);
      const file = await (await request.get(prefix + markdownOf(route))).text();
      // Once as it is, for code, and once without the addresses of links.
      const letters =
        lettersOf(file) + lettersOf(file.replaceAll(/\]\([^)\s]*\)/g, ']'));
      const parts = await page.getByRole('main').evaluate(main => ({
        paragraphs: [
          ...main.querySelectorAll('[data-prose] :is(p, li, td, th)'),
        ]
          // What the interface adds is none of the page's text.
          .filter(block => !block.closest('button, figure, [role="note"]'))
          .filter(block => !block.querySelector('p, ul, ol, pre'))
          .map(block => block.textContent),
        headings: [...main.querySelectorAll('h2[id], h3[id], h4[id]')].map(
          heading => heading.firstChild?.textContent ?? '',
        ),
        code: [...main.querySelectorAll('pre')].map(pre => pre.textContent),
      }));
      expect(parts.paragraphs.length).toBeGreaterThan(3);
      const missing = [
        ...parts.paragraphs,
        ...parts.headings,
        ...parts.code,
      ].filter(part => !letters.includes(lettersOf(part)));
      expect(missing).toEqual([]);
    });
  }

  test(`[7.markdown-file] ${name}: the button asks for exactly this file`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/config/lib/dts`);
    const asked = page.waitForRequest(/\.md$/);
    await page.getByRole('button', { name: words['actions.copy'] }).click();
    const { pathname } = new URL((await asked).url());
    expect(pathname).toBe(`${prefix}/config/lib/dts.md`);
  });
}
