import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import type { SearchAnswer, SearchSource } from '@rslib-website/search/Hit';
import { NO_SEARCH, runSearch, type SearchState } from './runSearch.ts';
import { checkSources } from './sources.ts';

/** A source that answers when the test says so. */
function source(id: string) {
  let settle: { resolve: (answer: SearchAnswer) => void; reject: () => void };
  const search: SearchSource = {
    id,
    search: () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject: () => reject(new Error('failed')) };
      }),
  };
  const flush = () => rs.advanceTimersByTimeAsync(0);
  return {
    search,
    answer: async (count: number) => {
      settle.resolve({
        hits: Array.from({ length: count }) as never,
        suggestions: [],
      });
      await flush();
    },
    fail: async () => {
      settle.reject();
      await flush();
    },
  };
}

function start(hasHosted: boolean) {
  const states: SearchState[] = [];
  const local = source('local');
  const hosted = source('hosted');
  const stop = runSearch('q', {
    local: local.search,
    hosted: hasHosted ? hosted.search : undefined,
    before: NO_SEARCH,
    onState: state => states.push(state),
  });
  return { local, hosted, stop, states, last: () => states.at(-1) };
}

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

describe('runSearch with the local index alone', () => {
  test('is loading, then stalled after 300 ms, then idle', async () => {
    const { local, last } = start(false);
    expect(last()?.status).toBe('loading');
    await rs.advanceTimersByTimeAsync(299);
    expect(last()?.status).toBe('loading');
    await rs.advanceTimersByTimeAsync(1);
    expect(last()?.status).toBe('stalled');
    await local.answer(2);
    expect(last()).toMatchObject({
      status: 'idle',
      source: 'local',
      query: 'q',
    });
  });

  test('a failure is an error without an answer', async () => {
    const { local, last } = start(false);
    await local.fail();
    expect(last()).toMatchObject({ status: 'error', answer: undefined });
  });

  test('what was stopped tells nothing more', async () => {
    const { local, stop, states } = start(false);
    stop();
    const count = states.length;
    await local.answer(1);
    await rs.advanceTimersByTimeAsync(500);
    expect(states).toHaveLength(count);
  });
});

describe('runSearch with a hosted service', () => {
  test('its answer is the one shown', async () => {
    const { hosted, local, last } = start(true);
    await local.answer(3);
    expect(last()?.answer).toBeUndefined();
    await hosted.answer(1);
    expect(last()).toMatchObject({ status: 'idle', source: 'hosted' });
  });

  test('when it is stalled the local answer is shown, and its own later', async () => {
    const { hosted, local, last } = start(true);
    await local.answer(3);
    await rs.advanceTimersByTimeAsync(300);
    expect(last()).toMatchObject({ status: 'stalled', source: 'local' });
    await hosted.answer(1);
    expect(last()).toMatchObject({ status: 'idle', source: 'hosted' });
  });

  test('when it fails the local answer is shown as an error', async () => {
    const { hosted, local, last } = start(true);
    await hosted.fail();
    expect(last()?.status).toBe('loading');
    await local.answer(3);
    expect(last()).toMatchObject({ status: 'error', source: 'local' });
    expect(last()?.answer?.hits).toHaveLength(3);
  });

  test('when both fail there is an error alone', async () => {
    const { hosted, local, last } = start(true);
    await local.fail();
    await hosted.fail();
    expect(last()).toMatchObject({ status: 'error', answer: undefined });
  });

  test('when it finds nothing and the local index does, that is shown', async () => {
    const { hosted, local, last } = start(true);
    await hosted.answer(0);
    // Not yet 'idle', which would show that there are none.
    expect(last()?.status).toBe('loading');
    await local.answer(2);
    expect(last()).toMatchObject({ status: 'idle', source: 'local' });
  });
});

describe('checkSources', () => {
  test('refuses two sources of one id', () => {
    const { search } = source('a');
    expect(() => checkSources([search, search])).toThrow('the id "a"');
    expect(() => checkSources([search])).not.toThrow();
  });
});
