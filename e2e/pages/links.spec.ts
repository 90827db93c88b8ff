// cspell:ignore framenavigated
import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { titleOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import { watchRequests } from '../support/watchRequests.ts';

function linkOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

async function openLinks(page: Page, query = ''): Promise<void> {
  // A pointer that is over a link already would preload its page.
  await page.mouse.move(0, 0);
  await page.goto(`/guide/links${query}`);
  await waitForQuiet(page);
}

async function expectPage(page: Page, path: string, heading: string) {
  await expect(page).toHaveURL(path);
  await expect(titleOf(page)).toHaveText(heading);
}

test.describe('on the site of articles', () => {
  test.use(onFixture('articles'));

  test('links that leave the reader on the page', async ({ context, page }) => {
    const here = '/guide/links?from=test';
    await context.route(/\.example\//, route =>
      route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
    );
    await openLinks(page, '?from=test');

    for (const [scheme, name, address] of [
      ['http', 'By http', 'http://plain.example/page'],
      ['https', 'By https', 'https://other.example/page'],
    ] as const) {
      await test.step(`[2.5.external:${scheme}] opens in a new tab, which has no handle on this one`, async () => {
        const link = linkOf(page, name);
        // Also where no header of the server cuts the handle.
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        const opening = context.waitForEvent('page');
        await link.click();
        const opened = await opening;
        await expect(opened).toHaveURL(address);
        expect(await opened.evaluate(() => window.opener === null)).toBe(true);
        await expect(page).toHaveURL(here);
        await opened.close();
      });
    }

    for (const [scheme, name, address] of [
      ['mailto', 'By mail', 'mailto:someone@other.example'],
      ['tel', 'By phone', 'tel:+15550100'],
    ] as const) {
      await test.step(`[2.5.external:${scheme}] is for a new tab without a handle on this one`, async () => {
        const { documentLoads } = watchRequests(page);
        const link = linkOf(page, name);
        await expect(link).toHaveAttribute('href', address);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await link.click();
        await expectPage(page, here, 'Links');
        expect(documentLoads()).toBe(0);
      });
    }

    await test.step('[2.5.hash] stays on the page and goes to the place', async () => {
      const { documentLoads } = watchRequests(page);
      const target = page.getByRole('heading', { name: 'A section below' });
      await expect(target).not.toBeInViewport();

      await linkOf(page, 'Down this page').press('Enter');
      await expect(page).toHaveURL(`${here}#a-section-below`);
      await expect(target).toBeInViewport();
      expect(documentLoads()).toBe(0);
      await openLinks(page, '?from=test');
    });

    await test.step('[2.5.internal:clientSide] with Ctrl held the browser opens the page in a tab of its own', async () => {
      const opening = context.waitForEvent('page');
      await linkOf(page, 'Tabs').click({ modifiers: ['Control'] });
      const opened = await opening;
      await expectPage(opened, '/guide/tabs', 'Tabs');
      await expectPage(page, here, 'Links');
      await opened.close();
    });

    await test.step('[2.5.internal:clientSide] a window of its own and a file to keep are left to the browser', async () => {
      const opening = context.waitForEvent('page');
      await linkOf(page, 'Tabs in a window').click();
      await expect(await opening).toHaveURL('/guide/tabs');
      const download = page.waitForEvent('download');
      await linkOf(page, 'Tabs to keep').click();
      expect((await download).suggestedFilename()).toBe('tabs.html');
      await expectPage(page, here, 'Links');
      // What its owner wants to hear of is told.
      await linkOf(page, 'Tabs with an owner').hover();
      await linkOf(page, 'Tabs with an owner seen').focus();
      await linkOf(page, 'Tabs with an owner seen focused').click();
      await expectPage(page, '/guide/tabs', 'Tabs');
    });
  });

  test('links that lead to another page', async ({ page }) => {
    await openLinks(page);
    await test.step('[2.5.internal:clientSide] opens without loading a document', async () => {
      const { documentLoads } = watchRequests(page);
      await linkOf(page, 'Tabs').click();
      await expectPage(page, '/guide/tabs', 'Tabs');
      expect(documentLoads()).toBe(0);
      await page.goBack();
      await expectPage(page, '/guide/links', 'Links');
    });

    await test.step('[2.5.internal:clientSide] a link to a section of another page goes to that section', async () => {
      const { documentLoads } = watchRequests(page);
      await linkOf(page, 'A section of another page').click();
      await expectPage(page, '/guide/code#text-as-it-is', 'Code blocks');
      await expect(
        page.getByRole('heading', { name: 'Text as it is' }),
      ).toBeInViewport();
      expect(documentLoads()).toBe(0);
    });
  });

  test('pages are loaded before their links are followed', async ({ page }) => {
    for (const [intent, show] of [
      ['hover', (link: Locator) => link.hover()],
      ['focus', (link: Locator) => link.focus()],
    ] as const) {
      await test.step(`[2.5.internal:preloaded] after ${intent} a click needs nothing more from the server`, async () => {
        await openLinks(page);
        const preload = page.waitForResponse('**/guide/tabs');
        await show(linkOf(page, 'Tabs'));
        await preload;
        await waitForQuiet(page);
        const requests: string[] = [];
        page.on('request', request => {
          if (/^(script|fetch|xhr|document)$/.test(request.resourceType())) {
            requests.push(request.url());
          }
        });
        await linkOf(page, 'Tabs').dispatchEvent('click');
        await expectPage(page, '/guide/tabs', 'Tabs');
        expect(requests).toEqual([]);
      });
    }

    await test.step('[2.5.internal:preloaded] until the document is here the page on screen stays whole', async () => {
      await openLinks(page);
      const documents = await holdRequests(page, '**/guide/tabs');
      await linkOf(page, 'Tabs').click();
      await expect.poll(documents.count).toBeGreaterThan(0);
      await expectPage(page, '/guide/links', 'Links');
      await expect(page).toHaveTitle(/^Links/);

      await documents.release();
      await expectPage(page, '/guide/tabs', 'Tabs');
      await expect(page).toHaveTitle(/^Tabs/);
    });

    await test.step('[2.5.internal:preloaded] of two links the one clicked last is opened, though its page came first', async () => {
      await openLinks(page);
      // The page that is clicked last is here already.
      const preload = page.waitForResponse('**/guide/tabs');
      await linkOf(page, 'Tabs').hover();
      await preload;
      await waitForQuiet(page);
      const documents = await holdRequests(page, '**/guide/code');
      await linkOf(page, 'A section of another page').dispatchEvent('click');
      await expect.poll(documents.count).toBeGreaterThan(0);
      await linkOf(page, 'Tabs').dispatchEvent('click');
      await expectPage(page, '/guide/tabs', 'Tabs');

      const visited: string[] = [];
      page.on('framenavigated', frame => visited.push(frame.url()));
      await documents.release();
      await waitForQuiet(page);
      await expectPage(page, '/guide/tabs', 'Tabs');
      expect(visited).toEqual([]);
    });
  });

  test.describe('where something is missing', () => {
    test.use({
      allowedProblems: {
        'the page is missing on purpose': /^error: .*status of 404/,
        'the request is refused on purpose': /^error: .*net::ERR_FAILED/,
      },
    });

    test('links whose page does not come', async ({ page }) => {
      await test.step('[2.5.missing-route] a link to no page loads the link as a document', async () => {
        await openLinks(page);
        const { documentLoads } = watchRequests(page);
        const loading = page.waitForResponse(
          response =>
            response.url().includes('/guide/not-here') &&
            response.request().isNavigationRequest(),
        );
        await linkOf(page, 'A page that is missing').click();
        const response = await loading;
        expect(response.status()).toBe(404);
        await expectPage(
          page,
          '/guide/not-here?from=links#place',
          'PAGE NOT FOUND',
        );
        expect(documentLoads()).toBe(1);
      });

      await test.step('[2.5.internal:preloaded] a page that a script cannot load is loaded as a document', async () => {
        await openLinks(page);
        const { documentLoads } = watchRequests(page);
        await page.route('**/guide/tabs', route =>
          route.request().resourceType() === 'xhr'
            ? route.abort()
            : route.continue(),
        );
        await linkOf(page, 'Tabs').click();
        await expectPage(page, '/guide/tabs', 'Tabs');
        expect(documentLoads()).toBe(1);
      });
    });
  });
});

test('[2.5.external:https] every link to elsewhere on every page opens in a new tab', async ({
  request,
}) => {
  const paths = [...routes, ...routes.map(route => `/zh${route}`)];
  let count = 0;
  const wrong: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const body = html.slice(html.indexOf('<body'));
    for (const [link] of body.matchAll(/<a\s[^>]*>/g)) {
      if (!/\shref="(https?|mailto|tel):/.test(link)) continue;
      count += 1;
      const isRight =
        /\starget="_blank"/.test(link) && /\srel="[^"]*\bnoopener\b/.test(link);
      if (!isRight) wrong.push(`${path}: ${link}`);
    }
  }
  expect(count).toBeGreaterThan(paths.length);
  expect(wrong).toEqual([]);
});
