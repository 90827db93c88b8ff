import type { Page } from '@playwright/test';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../support/site.ts';

const VISITED_KEY = 'rspress-visited';
const address = '/guide/start/quick-start';

const chineseReader = ['zh-CN', 'en'];

const readFlag = (page: Page) =>
  page.evaluate(key => localStorage.getItem(key), VISITED_KEY);

/** A reader whose languages may change, and who may be new to the site again. */
function receive(page: Page) {
  let documents: string[] = [];
  page.on('request', request => {
    if (!request.isNavigationRequest()) return;
    const { pathname, search, hash } = new URL(request.url());
    documents.push(pathname + search + hash);
  });
  /** Opens an address and tells which documents were asked for on the way. */
  const visit = async (path: string) => {
    documents = [];
    await page.goto(path);
    return documents;
  };
  let preference: Awaited<ReturnType<Page['addInitScript']>> | undefined;
  /** The browser prefers languages in this order from now on. */
  const prefer = async (languages: readonly string[]) => {
    await preference?.dispose();
    preference = await page.addInitScript(list => {
      Object.defineProperty(navigator, 'languages', { get: () => list });
    }, languages);
  };
  /** The first visit of somebody with these languages. */
  const visitAsNew = async (languages: readonly string[], path: string) => {
    if (page.url() !== 'about:blank') {
      await page.evaluate(() => localStorage.clear());
    }
    await prefer(languages);
    return visit(path);
  };
  return { prefer, visit, visitAsNew };
}

test('a Chinese reader opens one page after another', async ({ page }) => {
  const { visit, visitAsNew } = receive(page);

  await test.step('[2.11.redirect-once:once] a Chinese reader is sent to Chinese once, and remembered by a flag', async () => {
    expect(await visitAsNew(chineseReader, address)).toEqual([
      address,
      `/zh${address}`,
    ]);
    await expect(page).toHaveURL(`/zh${address}`);
    expect(await readFlag(page)).toBeTruthy();
    expect(await visit(address)).toEqual([address]);

    // Without the flag it is the first visit again.
    await page.evaluate(key => localStorage.removeItem(key), VISITED_KEY);
    expect(await visit(address)).toEqual([address, `/zh${address}`]);
  });

  for (const path of ['/?from=mail#top', '/config/?a=1&b=%E4%B8%AD#lib']) {
    await test.step(`[2.11.rule:queryAndHash] ${path} goes to the same page with query and hash`, async () => {
      await visitAsNew(chineseReader, path);
      await expect(page).toHaveURL(`/zh${path}`);
    });
  }

  await test.step('[2.11.rule:chinesePage] a Chinese page stays, whatever the reader prefers', async () => {
    const path = `/zh${address}?a=1`;
    expect(await visitAsNew(chineseReader, path)).toEqual([path]);
    expect(await visitAsNew(['en', 'zh'], path)).toEqual([path]);
  });
});

test.describe('where no page may stand', () => {
  test.use({ allowedProblems: missingPageProblem });

  test('a Chinese reader comes to no page, or to a Chinese one', async ({
    page,
  }) => {
    const { visit, visitAsNew } = receive(page);
    for (const path of ['/zh/', '/nope', '/zh/nope', '/guide/nope?a=1']) {
      await test.step(`[2.11.redirect-once:anyFirstVisit] [2.11.rule:404] a first visit to ${path} counts, though nobody is sent away`, async () => {
        expect(await visitAsNew(chineseReader, path)).toEqual([path]);
        expect(await readFlag(page)).toBeTruthy();
        expect(await visit(address)).toEqual([address]);
      });
    }
  });
});

const refusals = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'forgets what it is told': () => {
    Storage.prototype.setItem = () => undefined;
  },
  // The last: from then on, a test cannot use it either.
  'throws on every use': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  },
};

test('readers with all sorts of languages and storages open the same page', async ({
  page,
}) => {
  const { prefer, visit, visitAsNew } = receive(page);

  for (const [languages, isSent] of [
    [['zh-CN', 'en'], true],
    [['ZH-Hant-TW', 'en-GB'], true],
    [['fr', 'zh', 'en'], true],
    [['en', 'zh'], false],
    [['fr', 'en-GB', 'zh-CN'], false],
    [['fr', 'de', 'zha'], false],
  ] as const) {
    await test.step(`[2.11.rule:languageOrder] who prefers ${languages.join(', ')} ${isSent ? 'is sent to the same page in Chinese' : 'stays'}`, async () => {
      expect(await visitAsNew(languages, address)).toEqual(
        isSent ? [address, `/zh${address}`] : [address],
      );
    });
  }

  await test.step('[2.11.redirect-once:anyFirstVisit] [2.11.rule:laterVisit] who was here before is not sent away, whatever they prefer now', async () => {
    expect(await visitAsNew(['en-US'], address)).toEqual([address]);
    expect(await readFlag(page)).toBeTruthy();
    await prefer(['zh-CN']);
    expect(await visit('/config/')).toEqual(['/config/']);
    await expect(page).toHaveURL('/config/');
  });

  for (const [how, refuse] of Object.entries(refusals)) {
    await test.step(`[2.11.rule:storageRefused] nobody is sent away when the storage ${how}`, async () => {
      const refusal = await page.addInitScript(refuse);
      expect(await visitAsNew(chineseReader, address)).toEqual([address]);
      await refusal.dispose();
    });
  }
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('[2.11.rule:languageOrder] the language of the browser itself is enough', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page).toHaveURL(`/zh${address}`);
  });
});

test.describe('a crawler from China', () => {
  test.use({ locale: 'zh-CN', userAgent: 'curl/8.5.0' });

  // Which names are those of crawlers is in plugins/head-script/crawlers.test.ts.
  test('[2.11.crawlers] stays', async ({ page }) => {
    expect(await receive(page).visit(address)).toEqual([address]);
  });
});

test.describe('on a site with versions', () => {
  test.use(onFixture('versions'));

  test('a Chinese reader opens pages of an older version', async ({ page }) => {
    const { visitAsNew } = receive(page);
    for (const [path, documents] of [
      ['/v1/guide/', ['/v1/guide/', '/v1/zh/guide/']],
      ['/v1/zh/guide/', ['/v1/zh/guide/']],
    ] as const) {
      await test.step(`[2.11.rule:languageOrder] the language stands behind the version: ${path}`, async () => {
        expect(await visitAsNew(chineseReader, path)).toEqual(documents);
      });
    }
  });
});

test.describe('on a site that does not want it', () => {
  test.use(onFixture('plain'));

  test('[3.theme-config:localeRedirect] never means never', async ({
    page,
  }) => {
    const { visitAsNew } = receive(page);
    expect(await visitAsNew(chineseReader, '/guide/first')).toEqual([
      '/guide/first',
    ]);
  });
});
