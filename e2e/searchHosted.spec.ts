import type { Page } from '@playwright/test';
import { browserOptions } from './support/browserOptions.ts';
import {
  HostedServer,
  replyHits,
  replyJson,
  serviceHit,
  type Behaviour,
} from './support/hostedServer.ts';
import { waitForHydration } from './support/hydration.ts';
import { english, languages } from './support/languages.ts';
import { openSearch, searchParts } from './support/search.ts';
import { expect, onFixture, test } from './support/site.ts';
import { stopClock } from './support/stopClock.ts';

const QUERIES = '/1/indexes/*/queries';
const PAGE = '/guide/sails';
const port = 18_700 + Number(process.env.TEST_PARALLEL_INDEX ?? '0');

test.use({
  ...onFixture('hosted-search'),
  launchOptions: {
    ...browserOptions,
    args: [
      ...browserOptions.args,
      `--host-resolver-rules=${['*.algolia.net', '*.algolianet.com', 'insights.algolia.io'].map(host => `MAP ${host}:443 127.0.0.1:${port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
  },
  allowedProblems: {
    'the service fails on purpose': /Failed to load resource|net::ERR|CORS/,
  },
});

let service: HostedServer;
test.beforeEach(async () => {
  service = new HostedServer();
  await service.start(port);
});
test.afterEach(async () => service.stop());

const hostedName = 'Spinnaker of the service';

test('[7.hosted-query] a query is a POST with the body of section 7 and the credentials as headers', async ({
  page,
}) => {
  service.behave = replyHits([
    serviceHit({
      _snippetResult: {
        hierarchy: { lvl2: { value: '<mark>Spinnaker</mark> of the service' } },
      },
    }),
  ]);
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText(hostedName);
  await expect(
    options.first().getByText('Spinnaker', { exact: true }),
  ).toHaveCount(1);

  const [request] = service.requestsTo(QUERIES);
  expect(request?.host).toBe('sails-dsn.algolia.net');
  expect(request?.headers['x-algolia-application-id']).toBe('SAILS');
  expect(request?.headers['x-algolia-api-key']).toBe('key-of-the-sails');
  const levels = [0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);
  expect(request?.body).toEqual({
    requests: [
      {
        query: 'spinnaker',
        indexName: 'sails',
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [
          ...levels.slice(1).map(level => `${level}:10`),
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        facetFilters: ['lang:en'],
      },
    ],
  });
});

test('[7.hosted-query] no address shows the credentials', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', request => addresses.push(request.url()));
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect(options).toHaveCount(1);
  expect(addresses.some(address => address.includes('algolia.net'))).toBe(true);
  expect(addresses.filter(address => /key-of-the-sails/.test(address))).toEqual(
    [],
  );
});

test('[7.hosted-query] nothing is asked before the reader types', async ({
  page,
}) => {
  const { field } = await openSearch(page, PAGE, english.words);
  await expect(field).toBeFocused();
  expect(service.requests).toEqual([]);
});

test('[7.hosted-cache] the same query asked again is answered from the cache', async ({
  page,
}) => {
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect(options).toHaveCount(1);
  await field.fill('');
  await expect(options).toHaveCount(0);
  await field.fill('spinnaker');
  await expect(options).toHaveCount(1);
  expect(service.requestsTo(QUERIES)).toHaveLength(1);
});

async function openClient(page: Page): Promise<void> {
  await page.goto('/guide/client');
  await waitForHydration(page);
}

test('[7.recommendations] recommendations are asked by a POST of requests', async ({
  page,
}) => {
  service.behave = replyJson({ results: [{ hits: [{ objectID: 'a' }] }] });
  await openClient(page);
  const answer = await page.evaluate(async () =>
    window.createHostedClient?.('SAILS', 'k').getRecommendations({
      requests: [
        {
          indexName: 'sails',
          model: 'related-products',
          objectID: 'a',
          threshold: 0,
        },
      ],
    }),
  );
  expect(answer).toEqual({ results: [{ hits: [{ objectID: 'a' }] }] });
  const [request] = service.requestsTo('/1/indexes/*/recommendations');
  expect(request?.body).toMatchObject({
    requests: [{ indexName: 'sails', model: 'related-products' }],
  });
});

test('[7.custom-call] a custom call posts to /{path}', async ({ page }) => {
  service.behave = replyJson({ ok: true });
  await openClient(page);
  const answer = await page.evaluate(async () =>
    window
      .createHostedClient?.('SAILS', 'k')
      .customPost({ path: '1/own/thing', body: { a: 1 } }),
  );
  expect(answer).toEqual({ ok: true });
  expect(service.requestsTo('/1/own/thing')[0]?.body).toEqual({ a: 1 });
});

test('[5.app-id] a client without appId or apiKey is refused', async ({
  page,
}) => {
  await openClient(page);
  const refusals = await page.evaluate(() =>
    [
      ['', 'k'],
      [undefined, 'k'],
      ['SAILS', ''],
      ['SAILS', 7],
    ].map(pair => {
      try {
        window.createHostedClient?.(...(pair as [string, string]));
        return 'accepted';
      } catch (error) {
        return (error as Error).message;
      }
    }),
  );
  expect(refusals).toEqual([
    '`appId` is missing.',
    '`appId` is missing.',
    '`apiKey` is missing.',
    '`apiKey` is missing.',
  ]);
});

test('[5.client-parameters] calls without their parameters are refused', async ({
  page,
}) => {
  await openClient(page);
  const refusals = await page.evaluate(async () => {
    const client = window.createHostedClient?.('SAILS', 'k');
    const calls = [
      () => client?.customPost({} as never),
      () => client?.search(undefined as never),
      () => client?.search({} as never),
      () => client?.getRecommendations(undefined as never),
      () => client?.getRecommendations({} as never),
    ];
    const messages: string[] = [];
    for (const call of calls) {
      try {
        await call();
        messages.push('accepted');
      } catch (error) {
        messages.push((error as Error).message);
      }
    }
    return messages;
  });
  expect(refusals[0]).toBe(
    'Parameter `path` is required when calling `customPost`.',
  );
  expect(refusals[1]).toContain('`searchMethodParams` is required');
  expect(refusals[2]).toContain('requests` is required');
  expect(refusals[3]).toContain('`getRecommendationsParams` is required');
  expect(refusals[4]).toContain('requests` is required');
});

test("[7.insights] choosing a hit sends one 'Item Selected' event", async ({
  page,
}) => {
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect(options.first()).toContainText(hostedName);
  await page.keyboard.press('Enter');
  const events = () =>
    service
      .requestsTo('/1/events')
      .flatMap(
        ({ body }) => (body as { events: Record<string, unknown>[] }).events,
      )
      .filter(({ eventName }) => eventName === 'Item Selected');
  await expect.poll(() => events().length).toBe(1);
  expect(events()[0]).toMatchObject({
    index: 'sails',
    objectIDs: ['hosted-1'],
    positions: [1],
    queryID: 'query-7',
  });
});

test('[7.insights-views] hits that were shown are reported after 400 ms, in chunks of 20', async ({
  page,
}) => {
  await openClient(page);
  await stopClock(page);
  await page.evaluate(() => {
    const client = window.createHostedClient?.('SAILS', 'k');
    const ids = Array.from({ length: 45 }, (_, at) => `hit-${at}`);
    client?.sendViewed('sails', ids.slice(0, 3));
    client?.sendViewed('sails', ids);
  });
  await page.clock.runFor(399);
  expect(service.requestsTo('/1/events')).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => service.requestsTo('/1/events').length).toBe(3);
  const sizes = service
    .requestsTo('/1/events')
    .map(
      ({ body }) =>
        (body as { events: [{ objectIDs: string[] }] }).events[0].objectIDs
          .length,
    );
  expect(sizes.sort()).toEqual([20, 20, 5].sort());
});

test('[7.insights-views] the dialog reports what it showed', async ({
  page,
}) => {
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect(options.first()).toContainText(hostedName);
  await expect.poll(() => service.requestsTo('/1/events').length).toBe(1);
  expect(service.requestsTo('/1/events')[0]?.body).toMatchObject({
    events: [{ eventType: 'view', index: 'sails', objectIDs: ['hosted-1'] }],
  });
});

test('[8.transport-retry] a host that fails is marked and the next one is asked; it stays out for 120 s', async ({
  page,
}) => {
  service.behave = (request, response) => {
    const isFirst = request.host === 'sails-dsn.algolia.net';
    (isFirst ? replyJson({}, 500) : replyHits([serviceHit()]))(
      request,
      response,
    );
  };
  await page.goto(PAGE);
  await waitForHydration(page);
  await stopClock(page);
  const { button, field, options } = searchParts(page, english.words);
  await button.click();
  await field.fill('spinnaker');
  await expect(options.first()).toContainText(hostedName);
  const hosts = () => service.requestsTo(QUERIES).map(({ host }) => host);
  expect(hosts()).toHaveLength(2);
  expect(hosts()[0]).toBe('sails-dsn.algolia.net');

  await page.clock.runFor(119_000);
  await field.fill('spinnakers');
  await expect(options.first()).toContainText(hostedName);
  expect(hosts().slice(2)).not.toContain('sails-dsn.algolia.net');

  await page.clock.runFor(2_000);
  const before = hosts().length;
  await field.fill('spinnaker set');
  await expect.poll(() => hosts().length).toBeGreaterThan(before);
  expect(hosts()[before]).toBe('sails-dsn.algolia.net');
});

test('[8.transport-retry] all hosts failing is told by the client', async ({
  page,
}) => {
  service.behave = replyJson({ message: 'down' }, 500);
  await openClient(page);
  const message = await page.evaluate(async () => {
    try {
      await window
        .createHostedClient?.('SAILS', 'k')
        .search({ requests: [{ indexName: 'sails', query: 'x' }] });
      return 'answered';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(message).toContain(
    'Unreachable hosts - your application id may be incorrect',
  );
  const hosts = service.requestsTo(QUERIES).map(({ host }) => host);
  expect(hosts[0]).toBe('sails-dsn.algolia.net');
  expect(hosts.slice(1).sort()).toEqual(
    [1, 2, 3].map(number => `sails-${number}.algolianet.com`),
  );
});

test('[9.client-timeouts] a host that hangs is left after 2 s, the next after (tries + 3) times 1 s', async ({
  page,
}) => {
  service.behave = () => undefined;
  await openClient(page);
  await stopClock(page);
  await page.evaluate(() => {
    window
      .createHostedClient?.('SAILS', 'k')
      .search({ requests: [{ indexName: 'sails', query: 'x' }] })
      .catch((error: Error) => document.body.append(error.message));
  });
  const asked = () => service.requestsTo(QUERIES).length;
  await expect.poll(asked).toBe(1);
  const waits: number[] = [];
  for (let count = 1; count < 3; count++) {
    let waited = 0;
    while (asked() === count && waited < 20_000) {
      await page.clock.runFor(500);
      waited += 500;
      await page.evaluate(
        () => new Promise(resolve => queueMicrotask(() => resolve(0))),
      );
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeGreaterThanOrEqual(1000);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
});

test('[9.client-timeouts] connect 1000 ms, read 2000 ms, write 30000 ms, down 120000 ms', async () => {
  const limits = await import('../universal/search/limits.ts');
  expect(limits.CONNECT_TIMEOUT_MS).toBe(1000);
  expect(limits.READ_TIMEOUT_MS).toBe(2000);
  expect(limits.WRITE_TIMEOUT_MS).toBe(30_000);
  expect(limits.HOST_DOWN_MS).toBe(120_000);
});

test('[8.transport-errors] API errors, details, unreadable bodies, and a masked key', async ({
  page,
}) => {
  await openClient(page);
  const ask = async (behave: Behaviour) => {
    service.behave = behave;
    return page.evaluate(async () => {
      try {
        await window
          .createHostedClient?.('SAILS', 'secret-key')
          .customPost({ path: '1/x' });
        return { name: 'answered', message: '', status: 0, all: '' };
      } catch (error) {
        const { name, message, status, ...rest } = error as Error & {
          status: number;
        };
        return { name, message, status, all: JSON.stringify(rest) };
      }
    });
  };
  expect(await ask(replyJson({ message: 'Not allowed' }, 403))).toMatchObject({
    name: 'ApiError',
    message: 'Not allowed',
    status: 403,
  });
  expect(
    await ask(
      replyJson(
        {
          message: 'Wrong',
          error: { code: 'c', details: [{ type: 't', message: 'm' }] },
        },
        400,
      ),
    ),
  ).toMatchObject({ name: 'DetailedApiError', status: 400 });
  expect(
    await ask((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<h1>Hello</h1>');
    }),
  ).toMatchObject({ name: 'DeserializationError' });
  const failure = await ask(replyJson({ message: 'down' }, 500));
  expect(failure.name).toBe('RetryError');
  expect(failure.all).not.toContain('secret-key');
  expect(failure.all).toContain('*****');
});

const raw =
  (body: string, type = 'application/json', status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

/** What can go wrong, and whether the screen must say so. */
const faults: { fault: string; behave: Behaviour; isTold: boolean }[] = [
  {
    fault: 'reset',
    behave: (_request, response) => response.destroy(),
    isTold: true,
  },
  { fault: 'hang', behave: () => undefined, isTold: true },
  {
    fault: 'slow',
    behave: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"results":[');
    },
    isTold: true,
  },
  { fault: '500', behave: replyJson({ message: 'no' }, 500), isTold: true },
  { fault: '403', behave: replyJson({ message: 'no' }, 403), isTold: true },
  { fault: '404', behave: replyJson({ message: 'no' }, 404), isTold: true },
  { fault: '429', behave: replyJson({ message: 'no' }, 429), isTold: true },
  { fault: 'HTML', behave: raw('<h1>Hello</h1>', 'text/html'), isTold: true },
  { fault: 'truncated JSON', behave: raw('{"results":[{"hi'), isTold: true },
  { fault: '{}', behave: replyJson({}), isTold: true },
  {
    fault: 'null hits',
    behave: replyJson({ results: [{ hits: null }] }),
    isTold: true,
  },
  {
    fault: 'hits without hierarchy',
    behave: replyHits([{ objectID: 'a', url: '/guide/sails' }, null, 7]),
    isTold: false,
  },
  {
    fault: 'hostile HTML',
    behave: replyHits([
      serviceHit({
        hierarchy: {
          lvl0: '<img src=x onerror="window.hacked=1">',
          lvl1: '<script>window.hacked=1</script>',
          lvl2: '<svg onload="window.hacked=1">',
        },
        _snippetResult: {
          content: {
            value: '<mark><img src=x onerror="window.hacked=1"></mark>',
          },
        },
      }),
    ]),
    isTold: false,
  },
  {
    fault: 'hostile addresses',
    behave: replyHits(
      [
        'javascript:window.hacked=1',
        'https://evil.example/',
        '//evil.example/',
        '/\\evil.example',
        'data:text/html,x',
        17,
        null,
      ].map(url => serviceHit({ url })),
    ),
    isTold: false,
  },
  {
    fault: 'prototype keys',
    behave: raw(
      '{"results":[{"hits":[{"__proto__":{"url":"/guide/sails"},"constructor":1}]}],"__proto__":{"hacked":1}}',
    ),
    isTold: false,
  },
];

for (const { fault, behave, isTold } of faults) {
  test(`[8.transport-errors] ${fault}: a truthful screen with local results, in both languages`, async ({
    page,
  }) => {
    service.behave = behave;
    await stopClock(page);
    for (const { words, prefix } of languages) {
      await page.goto(`${prefix}${PAGE}`);
      await waitForHydration(page);
      const { button, dialog, field, options } = searchParts(page, words);
      await button.click();
      await field.fill(prefix ? '球帆' : 'spinnaker');
      const told = dialog.getByText(words['search.error']).first();
      if (isTold) {
        await expect(async () => {
          await page.clock.runFor(10_000);
          await expect(told).toBeVisible({ timeout: 200 });
        }).toPass();
        await expect(dialog.getByText(words['search.errorHelp'])).toBeVisible();
      }
      await expect(options.first()).toBeVisible();
      const none = words['search.noResults'].replace(/\{\{query\}\}.*/, '');
      await expect(dialog.getByText(none)).toHaveCount(0);
      const addresses = await options.evaluateAll(all =>
        all.map(option => option.getAttribute('href') ?? ''),
      );
      for (const address of addresses) {
        expect(address).toMatch(new RegExp(`^${prefix}/guide/`));
      }
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    }
  });
}

test("[8.transport-retry] refused: 'Unable to fetch results' stands above local results", async ({
  page,
}) => {
  await service.stop();
  for (const { words, prefix } of languages) {
    const { dialog, field, options } = await openSearch(
      page,
      `${prefix}${PAGE}`,
      words,
    );
    await field.fill(prefix ? '球帆' : 'spinnaker');
    const told = dialog.getByText(words['search.error']).first();
    await expect(told).toBeVisible();
    await expect(options.first()).toBeVisible();
    const [notice, hit] = [
      await told.boundingBox(),
      await options.first().boundingBox(),
    ];
    expect(notice?.y).toBeLessThan(hit?.y ?? 0);
  }
  service = new HostedServer();
  await service.start(port);
});

test('[8.transport-retry] with no local index either, the error stands alone', async ({
  page,
}) => {
  service.behave = replyJson({}, 500);
  await page
    .context()
    .route('**/static/search/**', route => route.fulfill({ status: 404 }));
  const { dialog, field, options } = await openSearch(
    page,
    PAGE,
    english.words,
  );
  await field.fill('spinnaker');
  await expect(
    dialog.getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await expect(options).toHaveCount(0);
  await expect(dialog.getByText('No results')).toHaveCount(0);
});

test('[4.search-status:stalled] local results are shown when the service is stalled', async ({
  page,
}) => {
  let answer = () => {};
  service.behave = (request, response) => {
    answer = () => replyHits([serviceHit()])(request, response);
  };
  await page.goto(PAGE);
  await waitForHydration(page);
  await stopClock(page);
  const { button, field, options, status } = searchParts(page, english.words);
  await button.click();
  await field.fill('spinnaker');
  await expect(status).toHaveText(english.words['search.loading']);
  await expect(options).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(options.first()).toContainText('Spinnaker');
  await expect(status).toHaveText(english.words['search.stalled']);
  answer();
  await expect(options.first()).toContainText(hostedName);
});
