import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import type { OnHits, SearchAnswer } from '@rslib-website/search/Hit';
import { NO_SEARCH, runSearch, type SearchState } from './runSearch.ts';

/** A search of an index that answers when the test says so. */
function start() {
  const states: SearchState[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer>();
  let tellHits: OnHits | undefined;
  const search = (_: string, onHits?: OnHits) => {
    tellHits = onHits;
    return promise;
  };
  const stop = runSearch('q', {
    local: { id: 'local', search },
    hosted: undefined,
    before: NO_SEARCH,
    onState: state => states.push(state),
  });
  const answer = () => {
    resolve({ hits: [], suggestions: [] });
    return rs.advanceTimersByTimeAsync(0);
  };
  const hits = { hits: [], suggestions: ['hits'] };
  return {
    answer,
    fail: () => {
      reject(new Error('late'));
      return rs.advanceTimersByTimeAsync(0);
    },
    giveHits: () => tellHits?.(hits),
    stop,
    states,
    last: () => states.at(-1),
  };
}

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

describe('runSearch with the local index alone', () => {
  test('is loading, then stalled after 300 ms, then idle', async () => {
    const { answer, last } = start();
    expect(last()?.status).toBe('loading');
    await rs.advanceTimersByTimeAsync(299);
    expect(last()?.status).toBe('loading');
    await rs.advanceTimersByTimeAsync(1);
    expect(last()?.status).toBe('stalled');
    await answer();
    expect(last()).toMatchObject({
      status: 'idle',
      source: 'local',
      query: 'q',
    });
  });

  test('hits are an answer before their texts, and stay if these fail', async () => {
    const { giveHits, fail, last } = start();
    giveHits();
    const shown = {
      status: 'idle',
      query: 'q',
      answer: { suggestions: ['hits'] },
    };
    expect(last()).toMatchObject(shown);
    await fail();
    expect(last()).toMatchObject(shown);
  });

  test('what was stopped tells nothing more', async () => {
    const { answer, stop, states } = start();
    stop();
    const count = states.length;
    await answer();
    await rs.advanceTimersByTimeAsync(500);
    expect(states).toHaveLength(count);
  });
});
