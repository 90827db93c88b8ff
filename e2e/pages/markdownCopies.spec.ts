import { addressRules, langs } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import { translateAddress } from '../../shared/siteAddress.ts';
import { expect, test } from '../support/site.ts';

/**
 * Paragraphs and rows of a copy. Not code, where commands are given for npm alone;
 * and not lists, since those of links are left out, as are the options of a config.
 */
function proseOf(markdown: string): string[] {
  return markdown
    .replace(/^( *)```[^]*?^\1```$/gm, '')
    .split('\n')
    .filter(
      line => line.length > 40 && !/^ *(- |(Options:|选项：) \[`)/.test(line),
    );
}

// When a page answers in Markdown is in deploy/nginx/startServer.test.ts.
for (const lang of langs) {
  const at = (path: string) => translateAddress(path, lang, addressRules);

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
    // Who asks for a page that isn't there is led to the list.
    const missing = await request.get(at('/guide/nothing.md'));
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(at('/llms.txt'));
  });
}
