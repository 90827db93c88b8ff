import { addressRules, langs } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import { translateAddress } from '../../shared/siteAddress.ts';
import { expect, test } from '../support/site.ts';

/**
 * Paragraphs and rows of a copy. Not code, where commands are given for npm alone;
 * and not lists, since those of links are left out.
 */
function proseOf(markdown: string): string[] {
  return markdown
    .replace(/^( *)```[^]*?^\1```$/gm, '')
    .split('\n')
    .filter(line => line.length > 40 && !/^ *- /.test(line));
}

// What agents get: Markdown at the address of a page, lists of all pages, and
// a 404 that they can read.
for (const lang of langs) {
  const at = (path: string) => translateAddress(path, lang, addressRules);

  test(`a page answers in Markdown when asked, in ${lang}`, async ({
    request,
  }) => {
    const address = at('/guide/start/quick-start');
    const html = await (await request.get(address)).text();
    expect(html).toContain(
      `<link rel="alternate" type="text/markdown" href="${address}.md">`,
    );

    const own = await request.get(`${address}.md`);
    const asked = await request.get(address, {
      headers: { Accept: 'text/markdown' },
    });
    for (const answer of [own, asked]) {
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe(
        'text/markdown; charset=utf-8',
      );
    }
    expect(await asked.text()).toBe(await own.text());
    expect(asked.headers()['vary']).toMatch(/(^|, )Accept(,|$)/);

    const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
    expect(heading).toBeDefined();
    expect(await asked.text()).toMatch(new RegExp(`^# ${heading}\n`));
  });

  test(`[7.markdown-file] the lists for agents lead to the Markdown of every page, in ${lang}`, async ({
    request,
  }) => {
    const index = await request.get(at('/llms.txt'));
    expect(index.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const paths = [...(await index.text()).matchAll(/\]\(([^)]+\.md)\)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(paths.length).toBeGreaterThan(40);
    const full = await (await request.get(at('/llms-full.txt'))).text();
    for (const path of paths) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(full).toContain(`\nurl: ${origin}${path}\n`);
      // This one is a list of links alone.
      if (path === at('/blog/index.md')) continue;
      // What two pages say is there once, so the copy as a whole may not be.
      const lines = proseOf(await answer.text());
      expect(
        lines.filter(line => !full.includes(line)),
        path,
      ).toEqual([]);
    }
  });

  test(`missing Markdown is a 404 in Markdown, in ${lang}`, async ({
    request,
  }) => {
    const answer = await request.get(at('/guide/nothing.md'));
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
    expect(await answer.text()).toContain(at('/llms.txt'));
  });
}
