import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourceRepository } from '../../site/site.ts';
import { chinese, english, languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

const PAGE = '/guide/start/quick-start';
const root = path.resolve(import.meta.dirname, '../..');

/** The links of one kind that each of the served documents has. */
function readLinks(
  page: Page,
  addresses: readonly string[],
  words: readonly string[],
) {
  return page.evaluate(
    ([all, names]) =>
      Promise.all(
        all.map(async address => {
          const { body } = await window.readDocument(address);
          const links = [...body.querySelectorAll('main a')];
          return names.map(name =>
            links
              .filter(link => link.textContent.startsWith(name))
              .map(link => link.getAttribute('href')),
          );
        }),
      ),
    [addresses, words] as const,
  );
}

test('[2.3.prev-next:labels] the links read Previous Page and Next Page, with the title of the page', async ({
  page,
}) => {
  await page.goto(PAGE);
  const heading = page.getByRole('heading', { level: 1 });
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

for (const [name, prefix, word, part] of [
  ['English', '', 'Source', 'github'],
  ['Chinese', '/zh', chinese.words['page.source'], 'chinese'],
] as const) {
  test(`[2.3.source-link:${part}] ${name}: a page that builds a whole project links to it`, async ({
    page,
  }) => {
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
    await page.goto(`${prefix}${PAGE}`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: word, exact: true })
        .locator('path'),
    ).toBeVisible();
    const found = await readLinks(
      page,
      Object.keys(projects).map(address => prefix + address),
      [word],
    );
    expect(found).toEqual(
      Object.values(projects).map(project => [
        [`${sourceRepository}/examples/${project}`],
      ]),
    );
    for (const project of Object.values(projects)) {
      expect(existsSync(path.join(root, 'examples', project))).toBe(true);
    }
  });
}

test('[2.3.prev-next:chinese] in Chinese they have their own words', async ({
  page,
}) => {
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

for (const { name, prefix, words } of languages) {
  for (const section of ['/guide/start/', '/config/']) {
    test(`[2.3.prev-next:order] ${name}: from ${section} on they follow the sidebar`, async ({
      page,
    }) => {
      await page.goto(prefix + section);
      const order = await page
        .getByRole('navigation', { name: words['sidebar.label'] })
        .getByRole('link')
        .evaluateAll(links =>
          links.map(link => link.getAttribute('href') ?? ''),
        );
      expect(order.length).toBeGreaterThan(20);

      const found = await readLinks(page, order, [
        words['page.previous'],
        words['page.next'],
      ]);
      expect(found).toEqual(
        order.map((_, index) => [
          index === 0 ? [] : [order[index - 1]],
          index === order.length - 1 ? [] : [order[index + 1]],
        ]),
      );
    });
  }
}

for (const { name, lang, prefix, words } of languages) {
  test(`[2.3.edit-link] ${name}: each doc page links to its own source file`, async ({
    page,
  }) => {
    await page.goto('/');
    const docs = routes.filter(route => route !== '/');
    const found = await readLinks(
      page,
      docs.map(route => prefix + route),
      [words['page.editLink']],
    );
    for (const [index, route] of docs.entries()) {
      const [links = []] = found[index] ?? [];
      expect(links, route).toHaveLength(1);
      const file = links[0]?.replace(`${sourceRepository}/content/`, '') ?? '';
      expect(file.replace(/(index)?\.mdx?$/, ''), route).toBe(lang + route);
      expect(existsSync(path.join(root, 'content', file)), file).toBe(true);
    }
  });
}

test('[2.3.edit-link] it is a link the keyboard reaches, and opens in a new tab', async ({
  page,
}) => {
  await page.goto(PAGE);
  const edit = page.getByRole('link', { name: english.words['page.editLink'] });
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

test.describe('source links', () => {
  test.use(onFixture('parts'));

  const drawing = (page: Page, role: 'link' | 'button', name: string) =>
    page
      .getByRole('banner')
      .getByRole(role, { name })
      .locator('path')
      .getAttribute('d');

  for (const [host, role, address] of [
    [
      'github',
      'link',
      'https://github.com/web-infra-dev/rslib/tree/main/packages',
    ],
    ['gitlab', 'button', 'https://gitlab.com/example/library/-/tree/main/src'],
  ] as const) {
    test(`[2.3.source-link:${host}] an address at ${host} reads Source and carries its icon`, async ({
      page,
    }) => {
      await page.goto('/guide/source');
      const link = page
        .getByRole('main')
        .getByRole('link', { name: 'Source', exact: true })
        .and(page.locator(`[href="${address}"]`));
      await expect(link).toBeVisible();
      await expect(link.locator('path')).toBeVisible();
      // The mark is the one that the social link of this host has.
      const mark = await drawing(page, role, english.words[`social.${host}`]);
      expect(mark).toBeTruthy();
      await expect(link.locator('path')).toHaveAttribute('d', mark ?? '');
    });
  }

  test('[2.3.source-link:chinese] in Chinese they have their own word, and each its icon', async ({
    page,
  }) => {
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
