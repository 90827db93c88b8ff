import type { Page } from '@playwright/test';
import { titleOf } from '../support/parts.ts';
import { expect, missingPageProblem, test } from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';

test.use({ allowedProblems: missingPageProblem });

/** Opens an address that sends the reader on before it has loaded. */
async function openAndFollow(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForLoadState();
}

test('[2.7.lang-redirect:withoutSegment] a path that starts with /en leads to the same without it, query and hash kept', async ({
  page,
}) => {
  for (const [address, expected] of [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en/guide/basic/cli', '/guide/basic/cli'],
    ['/en/zh/guide/start/', '/zh/guide/start/'],
    ['/en/en/config/', '/config/'],
    [`${'/en'.repeat(300)}/config/`, '/config/'],
    ['/en/config/?navbar=0&x=%2F#y', '/config/?navbar=0&x=%2F#y'],
  ] as const) {
    const { documentLoads } = watchRequests(page);
    await openAndFollow(page, address);
    await expect(page).toHaveURL(expected);
    await expect(titleOf(page)).not.toHaveText('PAGE NOT FOUND');
    expect(documentLoads(), 'one redirect').toBeLessThanOrEqual(2);
  }
  // The address with the segment is not one to come back to.
  await page.goBack();
  await expect(page).toHaveURL('/config/');
});

test('[2.7.lang-redirect:withoutSegment] only the first segment counts, and only as a whole', async ({
  page,
}) => {
  for (const address of [
    '/english',
    '/en-us/x',
    '/EN/guide/start/',
    '/guide/en/start',
    '/zh/en/guide/start/',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page).toHaveURL(address);
  }
});

test('[2.7.lang-redirect:sameHost] no address leads to another host', async ({
  context,
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  await context.route(
    url => url.origin !== baseURL,
    async route => {
      elsewhere.push(route.request().url());
      await route.fulfill({ body: 'Elsewhere' });
    },
  );
  for (const [address, expected] of [
    ['/en//evil.example', '/evil.example'],
    ['/en/\\evil.example', '/evil.example'],
    ['/en//', '/'],
    ['/en///evil.example/x?y#z', '/evil.example/x?y#z'],
    ['/en/\\/\\evil.example', '/evil.example'],
    ['/en/%5Cevil.example', '/%5Cevil.example'],
    ['/en/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/en/%09//evil.example', '/%09//evil.example'],
    ['/en/https://evil.example', '/https://evil.example'],
    ['/en//user@evil.example', '/user@evil.example'],
    ['/en/en//evil.example', '/evil.example'],
  ] as const) {
    await openAndFollow(page, address);
    await expect(page, address).toHaveURL(expected);
  }
  expect(elsewhere).toEqual([]);
});
