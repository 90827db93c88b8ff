import { describe, expect, rs, test } from '@rstest/core';
import { connect } from './connect.ts';
import type { LocalScope } from './LocalScope.ts';
import { READY, type WorkerRequest } from './workerMessages.ts';

const scope = { folder: '/x', lang: 'en' } as LocalScope;

/** A worker that loses what is sent before it says that it is ready. */
function fakeWorker(answer: (request: WorkerRequest) => unknown) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  let isReady = false;
  const emit = (type: string, data?: unknown) => {
    for (const listen of listeners[type] ?? []) listen({ data });
  };
  return {
    worker: {
      addEventListener: (type: string, listen: (event: unknown) => void) => {
        (listeners[type] ??= []).push(listen);
      },
      postMessage: (request: WorkerRequest) => {
        if (isReady) emit('message', answer(request));
      },
    } as unknown as Worker,
    becomeReady: () => {
      isReady = true;
      emit('message', READY);
    },
    fail: () => emit('error'),
  };
}

describe('connect', () => {
  test('a query asked before the worker is ready is answered', async () => {
    const { worker, becomeReady } = fakeWorker(({ id, query }) => ({
      id,
      answer: { hits: [], suggestions: [query] },
    }));
    const answer = connect(scope, () => worker).search('dts', 10);
    becomeReady();
    expect(await answer).toEqual({ hits: [], suggestions: ['dts'] });
  });

  test('an error of the worker is an error, never an empty answer', async () => {
    const { worker, becomeReady } = fakeWorker(({ id }) => ({
      id,
      error: 'no index',
    }));
    const answer = connect(scope, () => worker).search('dts', 10);
    becomeReady();
    await expect(answer).rejects.toThrow('no index');
  });

  test.each([
    ['cannot be made', 'throw'],
    ['fails to load', 'fail'],
    ['never comes', 'late'],
  ])('a worker that %s is replaced by the page', async (_, how) => {
    rs.useFakeTimers();
    const fetched: string[] = [];
    rs.stubGlobal('fetch', async (address: string) => {
      fetched.push(address);
      return { ok: false, status: 503 };
    });
    const { worker, fail } = fakeWorker(() => undefined);
    const answer = connect(
      { ...scope, version: '', rules: { langs: ['en'] } } as never,
      () => {
        if (how === 'throw') throw new Error('refused');
        return worker;
      },
    ).search('dts', 10);
    const settled = answer.catch((error: Error) => error.message);
    if (how === 'fail') fail();
    await rs.advanceTimersByTimeAsync(5000);
    rs.useRealTimers();
    expect(await settled).toContain('503');
    expect(fetched).toEqual(['/x/en.json']);
    rs.unstubAllGlobals();
  });
});
