import type { Page } from '@playwright/test';
import { allowClipboard } from '../support/clipboard.ts';
import { inTurn } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

/** Files of the build; anything else would be an API. */
const FILE = /\.(js|css|md|svg|png|woff2|json|ico)$/;

interface SentRequest {
  method: string;
  url: URL;
}

function watchAll(page: Page): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:') sent.push({ method: request.method(), url });
  });
  page.on('websocket', socket => {
    sent.push({ method: 'socket', url: new URL(socket.url()) });
  });
  return sent;
}

for (const { name, prefix, words } of inTurn('a visit that sends nothing')) {
  test(`[1.read-only] ${name}: a visit fetches files of the site and sends nothing`, async ({
    context,
    page,
    baseURL,
  }) => {
    await allowClipboard(context);
    const sent = watchAll(page);
    const typed = 'what-a-visitor-types';

    await page.goto(`${prefix}/config/`);
    const filter = page.getByRole('searchbox', {
      name: words['overview.filter'],
    });
    await filter.pressSequentially(typed);
    await filter.press('Enter');
    await expect(page.getByText(typed)).toBeVisible();
    await filter.fill('');
    await page.goto(`${prefix}/guide/basic/upgrade-rslib`);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page
      .getByRole('button', { name: words['code.copy'] })
      .first()
      .click();
    await page.getByRole('button', { name: words['actions.copy'] }).click();
    await waitForQuiet(page);

    expect(sent.length).toBeGreaterThan(3);
    const isPage = (path: string) => routes.includes(path.replace(/^\/zh/, ''));
    for (const { method, url } of sent) {
      const { href, origin, pathname } = url;
      expect(method, href).toBe('GET');
      expect(origin).toBe(baseURL);
      expect(isPage(pathname) || FILE.test(pathname), href).toBe(true);
      expect(href).not.toContain(typed);
    }
    expect(await context.cookies()).toEqual([]);
  });
}

// That the server takes nothing but requests to read is in e2e/headers.
test('[1.read-only] no page has a form, a field but filter, search, error decoder, converter, and choices of what is shown, or a link to sign in', async ({
  page,
}) => {
  await page.goto('/');
  const paths = [...routes, ...routes.map(route => `/zh${route}`)];
  const found = await page.evaluate(async paths => {
    // A radio button outside of a form sends nothing.
    const selector =
      'form, textarea:not([data-error-decoder] *, site-island *), [contenteditable], input:not([type="search"], [type="radio"], dialog input)';
    const pages = await Promise.all(
      paths.map(async path => {
        const { body } = await window.readDocument(path);
        const isDoor = ({ href, origin, pathname }: HTMLAnchorElement) =>
          /\/(login|sign-?in|register|account)\b/i.test(href) ||
          // Pages about the JavaScript API are no service.
          (origin === location.origin &&
            /\/api\b/i.test(pathname) &&
            !paths.includes(pathname));
        const doors = [...body.querySelectorAll('a')].filter(isDoor);
        return [...body.querySelectorAll(selector), ...doors].map(
          element => `${path}: ${element.outerHTML}`,
        );
      }),
    );
    return pages.flat();
  }, paths);
  expect(found).toEqual([]);
});
