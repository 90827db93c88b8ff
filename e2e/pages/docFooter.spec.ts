import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourceRepository } from '../../site/site.ts';
import { chinese, english, languages } from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { elementOf, linksOf, readHtml } from '../support/servedHtml.ts';
import { expect, onFixture, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';
const root = path.resolve(import.meta.dirname, '../..');

/** Pages that build a whole project, and its folder below examples/. */
const projects = {
  '/guide/start/quick-start': 'text-meter',
  '/guide/solution/nodejs': 'node-library',
  '/guide/solution/react': 'react-library',
  '/guide/solution/vue': 'vue-library',
  '/guide/solution/svelte': 'svelte-library',
  '/guide/solution/solid': 'solid-library',
  '/guide/solution/preact': 'preact-library',
  '/guide/advanced/monorepo': 'monorepo',
  '/guide/advanced/module-federation': 'mf-remote-and-application',
  '/guide/advanced/storybook': 'storybook-react',
};

test('the links at the end of a page', async ({ page }) => {
  await page.goto(PAGE);

  await test.step('[2.3.edit-link] it is a link the keyboard reaches, and opens in a new tab', async () => {
    const edit = page.getByRole('link', {
      name: english.words['page.editLink'],
    });
    await expect(edit).toHaveAttribute('target', '_blank');
    await expect(edit).toHaveAttribute('href', /^https:\/\/github\.com\//);
    await edit.focus();
    await page.keyboard.press('Tab');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: english.words['page.report'] }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: /^Previous Page/ }),
    ).toBeFocused();
  });

  await test.step('[2.3.prev-next:labels] the links read Previous Page and Next Page, with the title of the page', async () => {
    const heading = titleOf(page);
    const title = await heading.innerText();
    const next = page.getByRole('link', { name: /^Next Page/ });
    const nextTitle = (await next.innerText()).replace(/^Next Page\s*/, '');
    await next.click();
    await expect(heading).toHaveText(nextTitle);

    const previous = page.getByRole('link', { name: /^Previous Page/ });
    await expect(previous).toContainText(title);
    await previous.click();
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('[2.3.prev-next:chinese] in Chinese they have their own words', async () => {
    await page.goto(`/zh${PAGE}`);
    for (const key of ['page.previous', 'page.next'] as const) {
      const word = chinese.words[key];
      expect(word).toMatch(/\p{Script=Han}/u);
      await expect(
        page.getByRole('main').getByRole('link', { name: word }),
      ).toBeVisible();
    }
    await expect(page.getByText(/Previous Page|Next Page/)).toHaveCount(0);
  });
});

for (const { name, lang, prefix, words } of languages) {
  const source = words['page.source'];
  const sourcePart = name === 'English' ? 'github' : 'chinese';

  test(`${name}: the links that each page ends with`, async ({
    page,
    request,
  }) => {
    const docs = routes.filter(route => route !== '/');
    const documents = await readHtml(
      request,
      docs.map(route => prefix + route),
    );
    const contents = new Map(
      documents.map(({ path, html }) => [path, elementOf(html, 'main')]),
    );
    /** Where the links of the content lead that begin with a word. */
    const find = (address: string, word: string) =>
      linksOf(contents.get(address) ?? '')
        .filter(({ text }) => text.startsWith(word))
        .map(({ href }) => href);
    await page.goto(prefix + PAGE);

    await test.step(`[2.3.source-link:${sourcePart}] ${name}: a page that builds a whole project links to it`, async () => {
      if (name === 'English') expect(source).toBe('Source');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: source, exact: true })
          .locator('path'),
      ).toBeVisible();
      for (const [address, project] of Object.entries(projects)) {
        expect(find(prefix + address, source), address).toEqual([
          `${sourceRepository}/examples/${project}`,
        ]);
        expect(existsSync(path.join(root, 'examples', project))).toBe(true);
      }
    });

    await test.step(`[2.3.edit-link] ${name}: each doc page links to its own source file`, () => {
      for (const route of docs) {
        const links = find(prefix + route, words['page.editLink']);
        expect(links, route).toHaveLength(1);
        const file =
          links[0]?.replace(`${sourceRepository}/content/`, '') ?? '';
        expect(file.replace(/(index)?\.mdx?$/, ''), route).toBe(lang + route);
        expect(existsSync(path.join(root, 'content', file)), file).toBe(true);
      }
    });

    for (const section of ['/guide/start/', '/config/']) {
      await test.step(`[2.3.prev-next:order] ${name}: from ${section} on they follow the sidebar`, async () => {
        await page.goto(prefix + section);
        const order = await sidebarOf(page, words)
          .getByRole('link')
          .evaluateAll(links =>
            links.map(link => link.getAttribute('href') ?? ''),
          );
        expect(order.length).toBeGreaterThan(20);
        expect(
          order.map(address => [
            find(address, words['page.previous']),
            find(address, words['page.next']),
          ]),
        ).toEqual(
          order.map((_, index) => [
            index === 0 ? [] : [order[index - 1]],
            index === order.length - 1 ? [] : [order[index + 1]],
          ]),
        );
      });
    }
  });
}

test.describe('source links', () => {
  test.use(onFixture('parts'));

  test('the marks of source links', async ({ page }) => {
    const bar = page.getByRole('banner');
    await page.goto('/guide/source');

    for (const [host, role, address] of [
      [
        'github',
        'link',
        'https://github.com/web-infra-dev/rslib/tree/main/packages',
      ],
      [
        'gitlab',
        'button',
        'https://gitlab.com/example/library/-/tree/main/src',
      ],
    ] as const) {
      await test.step(`[2.3.source-link:${host}] an address at ${host} reads Source and carries its icon`, async () => {
        const link = page
          .getByRole('main')
          .getByRole('link', { name: 'Source', exact: true })
          .and(page.locator(`[href="${address}"]`));
        await expect(link).toBeVisible();
        await expect(link.locator('path')).toBeVisible();
        // The mark is the one that the social link of this host has.
        const mark = await bar
          .getByRole(role, { name: english.words[`social.${host}`] })
          .locator('path')
          .getAttribute('d');
        expect(mark).toBeTruthy();
        await expect(link.locator('path')).toHaveAttribute('d', mark ?? '');
      });
    }

    await test.step('[2.3.source-link:chinese] in Chinese they have their own word, and each its icon', async () => {
      const word = chinese.words['page.source'];
      expect(word).toMatch(/\p{Script=Han}/u);
      await page.goto('/zh/guide/source');
      const links = page
        .getByRole('main')
        .getByRole('link', { name: word, exact: true });
      await expect(links).toHaveCount(2);
      const marks = await links
        .locator('path')
        .evaluateAll(paths => paths.map(mark => mark.getAttribute('d')));
      expect(new Set(marks).size).toBe(2);
    });
  });
});
