import { atService, expect, PAGE, test } from '../support/hostedSearch.ts';
import {
  replyHits,
  replyJson,
  serviceHit,
  type Behaviour,
} from '../support/hostedServer.ts';
import { english, languages } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(atService);

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
    service,
  }) => {
    service.behave = behave;
    await stopClock(page);
    for (const { words, prefix } of languages) {
      await page.goto(`${prefix}${PAGE}`);
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
  service,
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
});

test('[8.transport-retry] with no local index either, the error stands alone', async ({
  page,
  service,
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
