// A release changes the index below an open tab.
import type { BrowserContext } from '@playwright/test';
import { english } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

const START = '/guide/start/quick-start';
const MANIFEST = '**/data/search/*.json';
const HASH = /[\da-f]{8}/g;
const mirrored = (hash: string) => [...hash].reverse().join('');

/** The same index at other addresses; those of before are gone. */
async function releaseOtherIndex(context: BrowserContext): Promise<void> {
  await context.route(MANIFEST, async route => {
    const response = await route.fetch();
    const text = (await response.text()).replace(HASH, mirrored);
    await route.fulfill({ response, body: text });
  });
  const [page] = context.pages();
  const manifest = await page?.evaluate(async () => {
    const box = document.querySelector<HTMLElement>('[data-search-box]');
    const scope = JSON.parse(box?.dataset.searchBox ?? '{}') as {
      manifest: string;
    };
    return (await fetch(scope.manifest)).text();
  });
  const released = new Set(manifest?.match(HASH));
  await context.route('**/static/search/**', route => {
    const url = route.request().url();
    const [, hash = ''] = /\/static\/search\/(\w+)\//.exec(url) ?? [];
    return released.has(hash)
      ? route.continue({ url: url.replace(hash, mirrored(hash)) })
      : route.fulfill({ status: 404 });
  });
}

test('one index serves a tab', async ({ page }) => {
  const { button, field, options } = searchParts(page, english.words);

  await test.step('pages are read without asking for an index; search asks once where it is', async () => {
    const asked: string[] = [];
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (/search/.test(pathname)) asked.push(pathname);
    });
    await page.goto(START);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button.click();
    for (const query of ['css', 'umdName']) {
      await field.fill(query);
      await expect(options.first()).toContainText(new RegExp(query, 'i'));
    }
    const manifests = asked.filter(path => path.startsWith('/data/'));
    expect(manifests).toHaveLength(1);
  });

  await test.step('an open tab answers from its own index', async () => {
    await field.fill('css');
    await expect(options.first()).toContainText(/css/i);
    await page
      .context()
      .route(MANIFEST, route => route.fulfill({ json: { en: {}, zh: {} } }));
    await field.fill('autoExtension');
    await expect(options.first()).toHaveAttribute('href', /auto-extension/);
  });
});

test.describe('when the index of a tab is gone', () => {
  test.use({
    allowedProblems: { 'files of a release are gone': /404|search/ },
  });

  test('the next query finds the current one', async ({ page }) => {
    const { dialog, field, options } = await openSearch(
      page,
      START,
      english.words,
    );
    await field.fill('css');
    await expect(options.first()).toContainText(/css/i);
    await releaseOtherIndex(page.context());
    await field.fill('umdName');
    await expect(
      dialog.getByText(english.words['search.error']).first(),
    ).toBeVisible();
    await field.fill('umd');
    await field.fill('umdName');
    await expect(options.first()).toHaveAttribute('href', /umd-name/);
  });
});
