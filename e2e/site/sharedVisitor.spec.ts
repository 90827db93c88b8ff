import type { Page } from '@playwright/test';
import { fixtureOrigin, siteOrigin } from '../support/origins.ts';
import { SharedVisitor } from '../support/SharedVisitor.ts';
import { expect, test } from '../support/site.ts';

const PAGE = '/guide/start/quick-start';
const viewport = { width: 1440, height: 900 };

/** Lets one test do something, and says whether the next has the same visitor. */
async function isLentAgain(
  visitor: SharedVisitor,
  use: (page: Page) => unknown,
  address = PAGE,
): Promise<boolean> {
  const wishes = { settings: '', origin: siteOrigin(), viewport };
  const context = await visitor.lend(wishes);
  const [page] = context.pages();
  if (!page) throw new Error('A visitor is lent with a page.');
  expect(page.url()).toBe('about:blank');
  expect(page.viewportSize()).toEqual(viewport);
  await page.goto(address);
  await use(page);
  await visitor.takeBack();
  return (await visitor.lend(wishes)) === context;
}

test('whoever only reads is lent to the next test as they came', async ({
  browser,
}) => {
  const visitor = new SharedVisitor(browser);
  let heard = 0;
  const reads: ((page: Page) => unknown)[] = [
    page => page.getByRole('heading').first().hover(),
    page => page.setViewportSize({ width: 390, height: 800 }),
    page => page.getByRole('link').first().press('Enter'),
    page => page.on('request', () => (heard += 1)),
  ];
  for (const read of reads) {
    expect(await isLentAgain(visitor, read), String(read)).toBe(true);
  }
  const heardBefore = heard;
  const [page] = (
    await visitor.lend({ settings: '', origin: siteOrigin(), viewport })
  ).pages();
  await page?.goto(PAGE);
  expect(heard, 'requests of the next test').toBe(heardBefore);
  const keys = await page?.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(['rspress-visited']);
  await visitor.leave();
});

test('whoever changed or kept something is not lent again', async ({
  browser,
}) => {
  const visitor = new SharedVisitor(browser);
  const changes: ((page: Page) => unknown)[] = [
    page => page.evaluate(() => localStorage.setItem('a', '1')),
    page => page.evaluate(() => sessionStorage.setItem('a', '1')),
    page => page.evaluate(() => (document.cookie = 'a=1')),
    page =>
      page.evaluate(
        () =>
          new Promise<void>(resolve => {
            indexedDB.open('a').onsuccess = () => resolve();
          }),
      ),
    page => page.route('**/*.js', route => route.continue()),
    page => page.context().route('**/*.js', route => route.continue()),
    page => page.addInitScript(() => undefined),
    page => page.clock.install(),
    page => page.emulateMedia({ colorScheme: 'dark' }),
    page => page.goto(fixtureOrigin('plain')),
    page => page.context().newPage(),
    page => page.close(),
  ];
  for (const change of changes) {
    // A file will do: what is kept is the site's, not the page's.
    const isSame = await isLentAgain(visitor, change, '/robots.txt');
    expect(isSame, String(change)).toBe(false);
  }
  await visitor.leave();
});

test('whoever has other settings is another visitor', async ({ browser }) => {
  const visitor = new SharedVisitor(browser);
  const wishes = { origin: siteOrigin(), viewport };
  const first = await visitor.lend({ ...wishes, settings: 'one' });
  const second = await visitor.lend({ ...wishes, settings: 'other' });
  expect(second).not.toBe(first);
  await visitor.leave();
});
