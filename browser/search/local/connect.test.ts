import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { connect } from './connect.ts';
import { connectWorker, WorkerLost } from './connectWorker.ts';
import type { LocalScope } from './LocalScope.ts';
import { PING, PONG, READY, type WorkerRequest } from './workerMessages.ts';

const scope = { manifest: '/x.json', lang: 'en' } as LocalScope;
const MANIFEST = { en: { headings: '0000abcd' } };

const fetched = rs.fn(async () => Response.json(MANIFEST));
beforeEach(() => {
  rs.stubGlobal('fetch', fetched);
});

/** A worker that loses what is sent before it says that it is ready. */
function fakeWorker(answer: (request: WorkerRequest) => unknown) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  let isReady = false;
  let isGone = false;
  const terminate = rs.fn();
  const emit = (type: string, data?: unknown) => {
    for (const listen of listeners[type] ?? []) listen({ data });
  };
  return {
    worker: {
      addEventListener: (type: string, listen: (event: unknown) => void) => {
        (listeners[type] ??= []).push(listen);
      },
      postMessage: (request: WorkerRequest | typeof PING) => {
        if (!isReady || isGone) return;
        const reply = request === PING ? PONG : answer(request);
        if (reply !== undefined) emit('message', reply);
      },
      terminate,
    } as unknown as Worker,
    terminate,
    /** From now on nothing comes from it, and nobody is told. */
    die: () => {
      isGone = true;
    },
    becomeReady: () => {
      isReady = true;
      emit('message', READY);
    },
    fail: () => emit('error'),
    emit,
  };
}

const echo = ({ id, query }: WorkerRequest) => ({
  id,
  answer: { hits: [], suggestions: [query] },
});

/** Hands out workers in turn, each ready at once. */
function inTurn(...fakes: ReturnType<typeof fakeWorker>[]) {
  const left = [...fakes];
  return () => {
    const fake = left.shift();
    if (!fake) throw new Error('No further worker was made for this test.');
    void Promise.resolve().then(fake.becomeReady);
    return fake.worker;
  };
}

afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

describe('a worker that is lost after it was ready', () => {
  test.each([
    ['throws', 'fail', 0],
    ['says nothing more', 'die', 6000],
  ] as const)(
    'one that %s is ended, and a new one is asked the same',
    async (_, how, ms) => {
      rs.useFakeTimers();
      const first = fakeWorker(() => undefined);
      const second = fakeWorker(echo);
      const search = connect(scope, inTurn(first, second));
      const answer = search('dts', 10);
      await rs.advanceTimersByTimeAsync(0);
      first[how]();
      await rs.advanceTimersByTimeAsync(ms);
      expect(await answer).toEqual({ hits: [], suggestions: ['dts'] });
      expect(first.terminate).toHaveBeenCalledTimes(1);
      expect(second.terminate).not.toHaveBeenCalled();
      expect(await search('css', 10)).toMatchObject({
        suggestions: ['css'],
      });
    },
  );

  test('a query that ends two workers has failed; the next one is answered', async () => {
    rs.useFakeTimers();
    const fakes = [1, 2].map(() => fakeWorker(() => undefined));
    const search = connect(scope, inTurn(...fakes, fakeWorker(echo)));
    const failure = search('dts', 10).catch((error: Error) => error);
    for (const { fail } of fakes) {
      await rs.advanceTimersByTimeAsync(0);
      fail();
    }
    expect(await failure).toBeInstanceOf(Error);
    expect(await search('css', 10)).toMatchObject({
      suggestions: ['css'],
    });
  });

  test('one that is slow but lives is waited for', async () => {
    rs.useFakeTimers();
    const { worker, becomeReady, terminate, emit } = fakeWorker(
      () => undefined,
    );
    const answer = connect(scope, () => worker)('dts', 10);
    becomeReady();
    await rs.advanceTimersByTimeAsync(60_000);
    emit('message', { id: 1, answer: { hits: [], suggestions: [] } });
    expect(await answer).toEqual({ hits: [], suggestions: [] });
    expect(terminate).not.toHaveBeenCalled();
  });
});

describe('connect', () => {
  test('a query asked before the worker is ready is answered', async () => {
    const { worker, becomeReady } = fakeWorker(echo);
    const answer = connect(scope, () => worker)('dts', 10);
    becomeReady();
    expect(await answer).toEqual({ hits: [], suggestions: ['dts'] });
  });

  test('hits that come before the answer are told, and are not the answer', async () => {
    const hits = { hits: [], suggestions: ['hits'] };
    const { worker, becomeReady, emit } = fakeWorker(({ id, query }) => {
      for (const foreign of [null, 'text', 5, {}]) emit('message', foreign);
      emit('message', { id, hits });
      return echo({ id, query } as WorkerRequest);
    });
    const onHits = rs.fn();
    const answer = connect(scope, () => worker)('dts', 10, onHits);
    becomeReady();
    expect(await answer).toEqual({ hits: [], suggestions: ['dts'] });
    expect(onHits.mock.calls).toEqual([[hits]]);
  });

  test('an error of the worker is an error, never an empty answer', async () => {
    const { worker, becomeReady } = fakeWorker(({ id }) => ({
      id,
      error: 'no index',
    }));
    const answer = connect(scope, () => worker)('dts', 10);
    becomeReady();
    await expect(answer).rejects.toThrow('no index');
  });
});

describe('the manifest', () => {
  test('goes with each query, and is asked for again after a failure', async () => {
    const requests: WorkerRequest[] = [];
    const { worker, becomeReady } = fakeWorker(request => {
      requests.push(request);
      return { id: request.id, error: 'no index' };
    });
    const search = connect(scope, () => worker);
    const answer = search('dts', 10);
    becomeReady();
    await expect(answer).rejects.toThrow('no index');
    expect(requests).toMatchObject([{ scope, manifest: MANIFEST }]);
    fetched.mockClear();
    await expect(search('dts', 10)).rejects.toThrow('no index');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test('whoever waits for a worker that is lost hears of it', async () => {
  const fake = fakeWorker(() => undefined);
  const onLost = rs.fn();
  const backend = await connectWorker(scope, inTurn(fake), onLost);
  const failure = backend('dts', 10).catch((error: unknown) => error);
  fake.fail();
  expect(await failure).toBeInstanceOf(WorkerLost);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(fake.terminate).toHaveBeenCalledTimes(1);
});
