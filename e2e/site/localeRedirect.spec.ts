import type { BrowserContext, Page } from '@playwright/test';
import { expect, onFixture, test } from '../support/site.ts';
import { browsers, crawlers } from '../support/userAgents.ts';

const VISITED_KEY = 'rspress-visited';
const address = '/guide/start/quick-start';

/** A visitor whose browser prefers languages in this order. */
type Preference = readonly string[];

const chineseReader: Preference = ['zh-CN', 'en'];

interface Visitor {
  page: Page;
  /** Opens an address and tells which documents were asked for on the way. */
  visit: (path: string) => Promise<string[]>;
}

async function receive(
  context: BrowserContext,
  languages: Preference,
): Promise<Visitor> {
  await context.addInitScript(list => {
    Object.defineProperty(navigator, 'languages', { get: () => list });
  }, languages);
  const page = await context.newPage();
  let documents: string[] = [];
  page.on('request', request => {
    if (!request.isNavigationRequest()) return;
    const { pathname, search, hash } = new URL(request.url());
    documents.push(pathname + search + hash);
  });
  return {
    page,
    visit: async path => {
      documents = [];
      await page.goto(path);
      return documents;
    },
  };
}

const readFlag = (page: Page) =>
  page.evaluate(key => localStorage.getItem(key), VISITED_KEY);

test('[2.11.redirect-once:once] a Chinese reader is sent to Chinese once, and remembered by a flag', async ({
  context,
}) => {
  const { page, visit } = await receive(context, chineseReader);
  expect(await visit(address)).toEqual([address, `/zh${address}`]);
  await expect(page).toHaveURL(`/zh${address}`);
  expect(await readFlag(page)).toBeTruthy();
  expect(await visit(address)).toEqual([address]);

  // Without the flag it is the first visit again.
  await page.evaluate(key => localStorage.removeItem(key), VISITED_KEY);
  expect(await visit(address)).toEqual([address, `/zh${address}`]);
});

test.describe('where no page may stand', () => {
  test.use({
    allowedProblems: {
      'the address is unknown on purpose': /^error: .*status of 404/,
    },
  });

  for (const path of ['/zh/', '/nope', '/zh/nope']) {
    test(`[2.11.redirect-once:anyFirstVisit] a first visit to ${path} counts, though nobody is sent away`, async ({
      context,
    }) => {
      const { page, visit } = await receive(context, chineseReader);
      expect(await visit(path)).toEqual([path]);
      expect(await readFlag(page)).toBeTruthy();
      expect(await visit(address)).toEqual([address]);
    });
  }

  test('[2.11.rule:404] a missing page stays where it is', async ({
    context,
  }) => {
    const { page, visit } = await receive(context, chineseReader);
    for (const path of ['/nope', '/guide/nope?a=1']) {
      expect(await visit(path)).toEqual([path]);
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test('[2.11.redirect-once:anyFirstVisit] [2.11.rule:laterVisit] who was here before is not sent away, whatever they prefer now', async ({
  context,
}) => {
  const inEnglish = await receive(context, ['en-US']);
  expect(await inEnglish.visit(address)).toEqual([address]);
  expect(await readFlag(inEnglish.page)).toBeTruthy();
  await inEnglish.page.close();

  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'languages', {
      get: () => ['zh-CN'],
    });
  });
  await page.goto('/config/');
  await expect(page).toHaveURL('/config/');
});

/**
 * A Chinese visitor for the first time, again and again: each under the name
 * that stands in the address. Tells where the visit ended.
 */
async function receiveByName(context: BrowserContext) {
  await context.addInitScript(() => {
    const name = new URLSearchParams(location.search).get('as');
    Object.defineProperty(navigator, 'userAgent', { get: () => name });
    Object.defineProperty(navigator, 'languages', { get: () => ['zh-CN'] });
    // An empty page comes first, and has no storage.
    if (location.pathname.startsWith('/guide/')) localStorage.clear();
  });
  const page = await context.newPage();
  return async (userAgent: string) => {
    const query = `?as=${encodeURIComponent(userAgent)}`;
    await page.goto(address + query, { waitUntil: 'commit' });
    // Whoever is sent on does not come to the end of the first page.
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.userAgent)).toBe(userAgent);
    return new URL(page.url()).pathname;
  };
}

test('[2.11.crawlers] crawlers, link previews and archives see the address they asked for', async ({
  context,
}) => {
  const visitAs = await receiveByName(context);
  const sentOn: string[] = [];
  for (const userAgent of crawlers) {
    if ((await visitAs(userAgent)) !== address) sentOn.push(userAgent);
  }
  expect(sentOn).toEqual([]);
});

test('[2.11.crawlers] people are none of them, whatever they read with', async ({
  context,
}) => {
  const visitAs = await receiveByName(context);
  const left: string[] = [];
  for (const userAgent of browsers) {
    if ((await visitAs(userAgent)) !== `/zh${address}`) left.push(userAgent);
  }
  expect(left).toEqual([]);
});

for (const languages of [
  ['zh-CN', 'en'],
  ['ZH-Hant-TW', 'en-GB'],
  ['fr', 'zh', 'en'],
]) {
  test(`[2.11.rule:languageOrder] who prefers ${languages.join(', ')} is sent to the same page in Chinese`, async ({
    context,
  }) => {
    const { visit } = await receive(context, languages);
    expect(await visit(address)).toEqual([address, `/zh${address}`]);
  });
}

for (const languages of [
  ['en', 'zh'],
  ['fr', 'en-GB', 'zh-CN'],
  ['fr', 'de', 'zha'],
]) {
  test(`[2.11.rule:languageOrder] who prefers ${languages.join(', ')} stays`, async ({
    context,
  }) => {
    const { visit } = await receive(context, languages);
    expect(await visit(address)).toEqual([address]);
  });
}

test('[2.11.rule:languageOrder] the language of the browser itself is enough', async ({
  openContext,
}) => {
  const context = await openContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page).toHaveURL(`/zh${address}`);
});

for (const path of ['/?from=mail#top', '/config/?a=1&b=%E4%B8%AD#lib']) {
  test(`[2.11.rule:queryAndHash] ${path} goes to the same page with query and hash`, async ({
    context,
  }) => {
    const { page, visit } = await receive(context, chineseReader);
    await visit(path);
    await expect(page).toHaveURL(`/zh${path}`);
  });
}

test('[2.11.rule:chinesePage] a Chinese page stays, whatever the reader prefers', async ({
  context,
  openContext,
}) => {
  const path = `/zh${address}?a=1`;
  const inChinese = await receive(context, chineseReader);
  expect(await inChinese.visit(path)).toEqual([path]);
  const inEnglish = await receive(await openContext(), ['en', 'zh']);
  expect(await inEnglish.visit(path)).toEqual([path]);
});

const refusals = {
  'throws on every use': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'forgets what it is told': () => {
    Storage.prototype.setItem = () => undefined;
  },
};

for (const [how, refuse] of Object.entries(refusals)) {
  test(`[2.11.rule:storageRefused] nobody is sent away when the storage ${how}`, async ({
    context,
  }) => {
    await context.addInitScript(refuse);
    const { visit } = await receive(context, chineseReader);
    expect(await visit(address)).toEqual([address]);
  });
}

test.describe('on a site with versions', () => {
  test.use(onFixture('versions'));

  for (const [path, documents] of [
    ['/v1/guide/', ['/v1/guide/', '/v1/zh/guide/']],
    ['/v1/zh/guide/', ['/v1/zh/guide/']],
  ] as const) {
    test(`[2.11.rule:languageOrder] the language stands behind the version: ${path}`, async ({
      context,
    }) => {
      const { visit } = await receive(context, chineseReader);
      expect(await visit(path)).toEqual(documents);
    });
  }
});

test.describe('on a site that does not want it', () => {
  test.use(onFixture('plain'));

  test('[3.theme-config:localeRedirect] never means never', async ({
    context,
  }) => {
    const { visit } = await receive(context, chineseReader);
    expect(await visit('/guide/first')).toEqual(['/guide/first']);
  });
});
