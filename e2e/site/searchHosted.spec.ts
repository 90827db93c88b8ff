// Words that no page has. cspell:ignore qqxxzz qqxxz
import {
  atService,
  expect,
  hostedName,
  PAGE,
  QUERIES,
  test,
} from '../support/hostedSearch.ts';
import { replyHits, serviceHit } from '../support/hostedServer.ts';
import { english, languages } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(atService);

test('[7.hosted-query] a query is a POST with the body of section 7 and the credentials as headers', async ({
  page,
  service,
}) => {
  const hit = serviceHit({
    _snippetResult: {
      hierarchy: { lvl2: { value: '<mark>Spinnaker</mark> of the service' } },
    },
  });
  service.behave = replyHits([hit], 137);
  const { field, options, status } = await openSearch(
    page,
    PAGE,
    english.words,
  );
  await field.fill('spinnaker');
  await expect(options).toHaveCount(1);
  // The service found more than it sent.
  await expect(status).toHaveText('137 results');
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
  service,
}) => {
  const { field } = await openSearch(page, PAGE, english.words);
  await expect(field).toBeFocused();
  expect(service.requests).toEqual([]);
});

test('[7.hosted-cache] the same query asked again is answered from the cache', async ({
  page,
  service,
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

test('[9.search-limits:group] of one page at most 20 hits are shown, and of the service too', async ({
  page,
  service,
}) => {
  service.behave = replyHits(
    Array.from({ length: 25 }, (_, at) =>
      serviceHit({ objectID: `hosted-${at}` }),
    ),
  );
  const { dialog, field, options } = await openSearch(
    page,
    PAGE,
    english.words,
  );
  await field.fill('spinnaker');
  await expect(dialog.getByRole('rowgroup')).toHaveCount(1);
  await expect(options).toHaveCount(20);
});

for (const position of [1, 3]) {
  test(`[7.insights] choosing hit ${position} of 3 sends one 'Item Selected' event`, async ({
    page,
    service,
  }) => {
    service.behave = replyHits(
      [1, 2, 3].map(number => serviceHit({ objectID: `hosted-${number}` })),
    );
    const { field, options } = await openSearch(page, PAGE, english.words);
    await field.fill('spinnaker');
    await expect(options).toHaveCount(3);
    await options.nth(position - 1).click();
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
      objectIDs: [`hosted-${position}`],
      positions: [position],
      queryID: 'query-7',
    });
  });
}

test('[7.insights-views] the dialog reports what it showed', async ({
  page,
  service,
}) => {
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect(options.first()).toContainText(hostedName);
  await expect.poll(() => service.requestsTo('/1/events').length).toBe(1);
  expect(service.requestsTo('/1/events')[0]?.body).toMatchObject({
    events: [{ eventType: 'view', index: 'sails', objectIDs: ['hosted-1'] }],
  });
});

test('[5.source-ids] the answer of one source does not hide that of the other', async ({
  page,
  service,
}) => {
  service.behave = replyHits([]);
  const { field, options } = await openSearch(page, PAGE, english.words);
  await field.fill('spinnaker');
  await expect.poll(() => service.requestsTo(QUERIES).length).toBe(1);
  await expect(options.first()).toContainText('Spinnaker');
  service.behave = replyHits([serviceHit()]);
  await field.fill('known to the service alone');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText(hostedName);
});

for (const { name, words, prefix } of languages) {
  test(`[8.no-results] ${name}: without an address to tell, nobody is asked to`, async ({
    page,
    service,
  }) => {
    service.behave = replyHits([]);
    const { dialog, field } = await openSearch(page, prefix + PAGE, words);
    await field.fill('qqxxzz');
    const read = dialog.getByRole('paragraph');
    await expect(read).toHaveCount(1);
    await expect(read).toContainText('qqxxzz');
    await expect(
      dialog.getByRole('link', { name: words['search.missingLink'] }),
    ).toHaveCount(0);
  });
}

test('[4.search-status:stalled] local results are shown when the service is stalled', async ({
  page,
  service,
}) => {
  let answer = () => {};
  service.behave = (request, response) => {
    answer = () => replyHits([serviceHit()])(request, response);
  };
  await page.goto(PAGE);
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

test('a query that nobody answers is told to the operator, once typing has stopped, as text alone', async ({
  page,
  service,
}) => {
  const told: { text: string | null; headers: Record<string, string> }[] = [];
  // The policy of the page stands before this.
  await page
    .context()
    .route('https://questions.example/unanswered', async route => {
      const request = route.request();
      told.push({
        text: request.postData(),
        headers: await request.allHeaders(),
      });
      await route.fulfill({ status: 204 });
    });
  await page
    .context()
    .addCookies([
      { name: 'reader', value: '1', url: 'https://questions.example/' },
    ]);
  service.behave = replyHits([serviceHit()]);
  const { field, options, status } = await openSearch(
    page,
    PAGE,
    english.words,
  );
  await stopClock(page);
  await field.fill('spinnaker');
  await expect(options.first()).toBeVisible();
  await page.clock.runFor(5000);
  service.behave = replyHits([]);
  await field.fill('qqxxz');
  await expect(status).toContainText('"qqxxz"');
  await page.clock.runFor(1500);
  await field.fill('qqxxzz');
  await expect(status).toContainText('"qqxxzz"');
  await page.clock.runFor(2000);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]?.text).toBe('qqxxzz');
  const { headers = {} } = told[0] ?? {};
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const name of ['cookie', 'referer', 'authorization']) {
    expect(headers[name]).toBeUndefined();
  }
});
