import type { Page } from '@playwright/test';
import { atService, expect, QUERIES, test } from '../support/hostedSearch.ts';
import {
  replyHits,
  replyJson,
  type Behaviour,
} from '../support/hostedServer.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(atService);

declare global {
  interface Window {
    /** How the last query of the test ended. */
    answer?: Promise<string> | undefined;
    /** What a call is refused with. */
    refusal: (call: () => unknown) => Promise<string>;
  }
}

async function openClient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.refusal = async call => {
      try {
        await call();
        return 'accepted';
      } catch (error) {
        return (error as Error).message;
      }
    };
  });
  await page.goto('/guide/client');
  await page.waitForFunction(() => window.createHostedClient !== undefined);
}

/** Answers nothing, or only that an answer will come. */
const hang: Behaviour = () => undefined;
const hangAfterHead: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
};

type Call = 'search' | 'customPost';

/** [call, how the hosts behave, how long each is waited for, in ms]. */
const waits: [
  call: Call,
  behaviour: string,
  behave: Behaviour,
  ms: number[],
][] = [
  // After the first, (tries + 3) times as long.
  ['search', 'does not connect', hang, [1000, 4000, 5000]],
  ['search', 'does not go on', hangAfterHead, [2000, 8000, 10_000]],
  ['customPost', 'does not go on', hangAfterHead, [30_000]],
];

test('what the client is asked, and what it refuses', async ({
  page,
  service,
}) => {
  await openClient(page);

  await test.step('[7.recommendations] recommendations are asked by a POST of requests', async () => {
    service.behave = replyJson({ results: [{ hits: [{ objectID: 'a' }] }] });
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

  await test.step('[7.custom-call] a custom call posts to /{path}', async () => {
    service.behave = replyJson({ ok: true });
    const answer = await page.evaluate(async () =>
      window
        .createHostedClient?.('SAILS', 'k')
        .customPost({ path: '1/own/thing', body: { a: 1 } }),
    );
    expect(answer).toEqual({ ok: true });
    expect(service.requestsTo('/1/own/thing')[0]?.body).toEqual({ a: 1 });
  });

  await test.step('[5.app-id] a client without appId or apiKey is refused', async () => {
    const refusals = await page.evaluate(async () =>
      Promise.all(
        [
          ['', 'k'],
          [undefined, 'k'],
          ['SAILS', ''],
          ['SAILS', 7],
        ].map(pair =>
          window.refusal(() =>
            window.createHostedClient?.(...(pair as [string, string])),
          ),
        ),
      ),
    );
    expect(refusals).toEqual([
      '`appId` is missing.',
      '`appId` is missing.',
      '`apiKey` is missing.',
      '`apiKey` is missing.',
    ]);
  });

  await test.step('[5.source-ids] two sources of one id are refused, by name', async () => {
    const refusals = await page.evaluate(async () =>
      Promise.all(
        [
          ['local', 'hosted'],
          ['local', 'hosted', 'local'],
        ].map(ids => {
          const search = async () => ({ hits: [], suggestions: [] });
          return window.refusal(() =>
            window.checkSources?.(ids.map(id => ({ id, search }))),
          );
        }),
      ),
    );
    expect(refusals[0]).toBe('accepted');
    expect(refusals[1]).toContain('Two search sources have the id "local"');
  });

  await test.step('[5.client-parameters] calls without their parameters are refused', async () => {
    const refusals = await page.evaluate(async () => {
      const client = window.createHostedClient?.('SAILS', 'k');
      const calls = [
        () => client?.customPost({} as never),
        () => client?.customPost(undefined as never),
        () => client?.search(undefined as never),
        () => client?.search({} as never),
        () => client?.getRecommendations(undefined as never),
        () => client?.getRecommendations({} as never),
      ];
      return Promise.all(calls.map(window.refusal));
    });
    const path = 'Parameter `path` is required when calling `customPost`.';
    expect(refusals).toEqual([
      path,
      path,
      expect.stringContaining('`searchMethodParams` is required'),
      expect.stringContaining('requests` is required'),
      expect.stringContaining('`getRecommendationsParams` is required'),
      expect.stringContaining('requests` is required'),
    ]);
  });

  await test.step('[8.transport-errors] API errors, details, unreadable bodies, and a masked key', async () => {
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
    expect(await ask(replyJson({ message: 'Not allowed' }, 403))).toMatchObject(
      {
        name: 'ApiError',
        message: 'Not allowed',
        status: 403,
      },
    );
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

  await test.step('[8.transport-retry] all hosts failing is told by the client, which asked three shuffled fallbacks', async () => {
    service.behave = replyJson({ message: 'down' }, 500);
    // In one order of six by chance each time: once in 60 million runs.
    const CLIENTS = 11;
    const messages = await page.evaluate(async count => {
      const told: string[] = [];
      for (let number = 0; number < count; number++) {
        sessionStorage.clear();
        const client = window.createHostedClient?.('SAILS', 'k');
        const requests = [{ indexName: 'sails', query: 'x' }];
        told.push(await window.refusal(() => client?.search({ requests })));
      }
      return told;
    }, CLIENTS);
    expect(messages).toEqual(
      Array(CLIENTS).fill(
        expect.stringContaining(
          'Unreachable hosts - your application id may be incorrect',
        ),
      ),
    );
    const hosts = service.requestsTo(QUERIES).map(({ host }) => host);
    expect(hosts).toHaveLength(4 * CLIENTS);
    const orders = new Set<string>();
    for (let at = 0; at < hosts.length; at += 4) {
      const [first, ...fallbacks] = hosts.slice(at, at + 4);
      expect(first).toBe('sails-dsn.algolia.net');
      expect(fallbacks.toSorted()).toEqual(
        [1, 2, 3].map(number => `sails-${number}.algolianet.com`),
      );
      orders.add(fallbacks.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

test('the time that the client takes', async ({ page, service }) => {
  await openClient(page);
  await stopClock(page);
  let heads = 0;
  page.on('response', response => {
    if (response.request().method() === 'POST') heads += 1;
  });
  const hosts = () => service.requestsTo(QUERIES).map(({ host }) => host);
  const ask = (call: Call) =>
    page.evaluate(name => {
      const client = window.createHostedClient?.('SAILS', 'k');
      const answer =
        name === 'search'
          ? client?.search({ requests: [{ indexName: 'sails', query: 'x' }] })
          : client?.customPost({ path: '1/x' });
      window.answer = answer?.then(
        () => 'answered',
        (error: Error) => error.name,
      );
    }, call);
  const answer = () => page.evaluate(() => window.answer);

  await test.step('[7.insights-views] hits that were shown are reported after 400 ms, in chunks of 20', async () => {
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

  await test.step('[4.host-health] a host is up, timed out or down, and is asked first, last or not at all', async () => {
    const reader = 'sails-dsn.algolia.net';
    const failed: string[] = [];
    service.behave = (request, response) => {
      if (request.host === reader) return; // Says nothing.
      if (failed.length === 0) failed.push(request.host);
      const isDown = failed.includes(request.host);
      (isDown ? replyJson({}, 500) : replyHits([]))(request, response);
    };
    await ask('search');
    await expect.poll(hosts).toHaveLength(1);
    await page.clock.runFor(1000);
    expect(await answer()).toBe('answered');
    expect(hosts()[0]).toBe(reader);
    expect(hosts()).toHaveLength(3);
    const [down = ''] = failed;
    const states = await page.evaluate(() => {
      const stored = sessionStorage.getItem('rslib-search-hosts') ?? '{}';
      const all = JSON.parse(stored) as Record<string, { status: string }>;
      return Object.entries(all).map(([host, { status }]) => [
        host.toLowerCase(),
        status,
      ]);
    });
    expect(Object.fromEntries(states)).toEqual({
      [reader]: 'timed out',
      [down]: 'down',
    });

    // Those that are up, then the one that was late; the broken one is spared.
    service.behave = replyJson({}, 500);
    await ask('search');
    expect(await answer()).toBe('RetryError');
    const asked = hosts().slice(3);
    expect(asked).toHaveLength(3);
    expect(asked.at(-1)).toBe(reader);
    expect(asked).not.toContain(down);
  });

  for (const [call, behaviour, behave, expected] of waits) {
    await test.step(`[9.client-timeouts] ${call}: a host that ${behaviour} is left after ${expected.join(', ')} ms`, async () => {
      service.behave = behave;
      service.requests.length = 0;
      heads = 0;
      await page.evaluate(() => sessionStorage.clear());
      await ask(call);
      for (const [tries, ms] of expected.entries()) {
        await expect.poll(() => service.requests.length).toBe(tries + 1);
        if (behave === hangAfterHead) {
          await expect.poll(() => heads).toBe(tries + 1);
        }
        await page.clock.runFor(ms - 1);
        // A request that had been sent would be here by then.
        await page.evaluate(async () => fetch('/favicon.svg'));
        expect(service.requests).toHaveLength(tries + 1);
        await page.clock.runFor(1);
      }
      await expect
        .poll(() => service.requests.length)
        .toBe(expected.length + 1);
      // The last host; what would come after it is for no other step.
      if (call === 'search') {
        await page.clock.runFor(60_000);
        expect(await answer()).toBe('RetryError');
      }
    });
  }
});
