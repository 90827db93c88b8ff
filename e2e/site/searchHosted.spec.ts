import {
  atService,
  expect,
  hostedName,
  PAGE,
  QUERIES,
  test,
} from '../support/hostedSearch.ts';
import { replyHits, replyJson, serviceHit } from '../support/hostedServer.ts';
import { english } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(atService);

const READER = 'sails-dsn.algolia.net';

test('queries of one reader, and what the service is told of them', async ({
  page,
  service,
}) => {
  const addresses: string[] = [];
  page.on('request', request => addresses.push(request.url()));
  const { button, dialog, field, options, status } = await openSearch(
    page,
    PAGE,
    english.words,
  );
  const queries = () => service.requestsTo(QUERIES).length;

  await test.step('[7.hosted-query] nothing is asked before the reader types', async () => {
    await expect(field).toBeFocused();
    expect(service.requests).toEqual([]);
  });

  await test.step('[7.hosted-query] a query is a POST with the body of section 7 and the credentials as headers', async () => {
    const hit = serviceHit({
      _snippetResult: {
        hierarchy: { lvl2: { value: '<mark>Spinnaker</mark> of the service' } },
      },
    });
    service.behave = replyHits([hit], 137);
    await field.fill('spinnaker');
    await expect(options).toHaveCount(1);
    // The service found more than it sent.
    await expect(status).toHaveText('137 results');
    await expect(options.first()).toContainText(hostedName);
    await expect(
      options.first().getByText('Spinnaker', { exact: true }),
    ).toHaveCount(1);

    const [request] = service.requestsTo(QUERIES);
    expect(request?.host).toBe(READER);
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

  await test.step('[7.insights-views] the dialog reports what it showed', async () => {
    await expect(options.first()).toContainText(hostedName);
    await expect.poll(() => service.requestsTo('/1/events').length).toBe(1);
    expect(service.requestsTo('/1/events')[0]?.body).toMatchObject({
      events: [{ eventType: 'view', index: 'sails', objectIDs: ['hosted-1'] }],
    });
  });

  await test.step('[7.hosted-query] no address shows the credentials', async () => {
    await expect(options).toHaveCount(1);
    expect(addresses.some(address => address.includes('algolia.net'))).toBe(
      true,
    );
    expect(
      addresses.filter(address => /key-of-the-sails/.test(address)),
    ).toEqual([]);
  });

  await test.step('[7.hosted-cache] the same query asked again is answered from the cache', async () => {
    await expect(options).toHaveCount(1);
    await field.fill('');
    await expect(options).toHaveCount(0);
    await field.fill('spinnaker');
    await expect(options).toHaveCount(1);
    expect(queries()).toBe(1);
  });

  await test.step('[9.search-limits:group] of one page at most 20 hits are shown, and of the service too', async () => {
    service.behave = replyHits(
      Array.from({ length: 25 }, (_, at) =>
        serviceHit({ objectID: `hosted-${at}` }),
      ),
    );
    await field.fill('many');
    await expect(options).toHaveCount(20);
    await expect(dialog.getByRole('rowgroup')).toHaveCount(1);
  });

  await test.step('[5.source-ids] the answer of one source does not hide that of the other', async () => {
    service.behave = replyHits([]);
    await field.fill('');
    await expect(options).toHaveCount(0);
    const before = queries();
    await field.fill('Spinnaker');
    await expect.poll(queries).toBe(before + 1);
    await expect(options.first()).toContainText('Spinnaker');
    await expect(options.first()).not.toContainText(hostedName);
    service.behave = replyHits([serviceHit()]);
    await field.fill('known to the service alone');
    await expect(options).toHaveCount(1);
    await expect(options.first()).toContainText(hostedName);
  });

  const selected = () =>
    service
      .requestsTo('/1/events')
      .flatMap(
        ({ body }) => (body as { events: Record<string, unknown>[] }).events,
      )
      .filter(({ eventName }) => eventName === 'Item Selected');

  await page.keyboard.press('Escape');
  for (const position of [1, 3]) {
    await test.step(`[7.insights] choosing hit ${position} of 3 sends one 'Item Selected' event`, async () => {
      service.behave = replyHits(
        [1, 2, 3].map(number => serviceHit({ objectID: `hosted-${number}` })),
      );
      const before = selected().length;
      await button.click();
      await field.fill(`three, of which ${position}`);
      await expect(options).toHaveCount(3);
      await options.nth(position - 1).click();
      await expect.poll(() => selected().length).toBe(before + 1);
      expect(selected().at(-1)).toMatchObject({
        index: 'sails',
        objectIDs: [`hosted-${position}`],
        positions: [position],
        queryID: 'query-7',
      });
    });
  }
});

test('a service that is late, finds nothing or loses a host', async ({
  page,
  service,
}) => {
  await page.goto(PAGE);
  await stopClock(page);
  const { button, field, options, status } = searchParts(page, english.words);

  await test.step('[4.search-status:stalled] local results are shown when the service is stalled', async () => {
    let answer = () => {};
    service.behave = (request, response) => {
      answer = () => replyHits([serviceHit()])(request, response);
    };
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

  await test.step('[8.transport-retry] a host that fails is marked and the next one is asked; it stays out for 120 s', async () => {
    service.behave = (request, response) => {
      const isFirst = request.host === READER;
      (isFirst ? replyJson({}, 500) : replyHits([serviceHit()]))(
        request,
        response,
      );
    };
    await field.fill('');
    await expect(options).toHaveCount(0);
    const first = service.requestsTo(QUERIES).length;
    await field.fill('spinnaker down');
    await expect(options.first()).toContainText(hostedName);
    const hosts = () =>
      service
        .requestsTo(QUERIES)
        .slice(first)
        .map(({ host }) => host);
    expect(hosts()).toHaveLength(2);
    expect(hosts()[0]).toBe(READER);

    await page.clock.runFor(119_000);
    await field.fill('spinnakers');
    await expect.poll(hosts).toHaveLength(3);
    await expect(options.first()).toContainText(hostedName);
    expect(hosts().slice(2)).not.toContain(READER);

    await page.clock.runFor(2_000);
    const before = hosts().length;
    await field.fill('spinnaker set');
    await expect.poll(() => hosts().length).toBeGreaterThan(before);
    expect(hosts()[before]).toBe(READER);
  });
});
