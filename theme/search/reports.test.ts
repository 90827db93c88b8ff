/** @rstest-environment happy-dom */
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { renderHook, showRecord, site } from '../testing/hooks.tsx';
import type { SearchState } from './runSearch.ts';
import { useUnanswered } from './useUnanswered.ts';
import { useViewEvents } from './useViewEvents.ts';

const fetched = rs.fn(() => Promise.resolve());
const sendViewed = rs.fn();

const stateOf = (query: string, hits: string[], source: string) =>
  ({
    status: 'idle',
    query,
    source,
    answer: { hits: hits.map(objectID => ({ record: { objectID } })) },
  }) as unknown as SearchState;

beforeEach(() => {
  rs.useFakeTimers();
  rs.stubGlobal('fetch', fetched);
  rs.clearAllMocks();
  const search = { manifest: '/search.json', unansweredUrl: '/queries' };
  showRecord({}, { themeConfig: { ...site.themeConfig, search } });
});
afterEach(() => {
  rs.unstubAllGlobals();
});

test('a query without hits is reported once typing has stopped, once, as text alone', () => {
  const hook = renderHook(() => useUnanswered(stateOf('gul', [], 'local')));
  const ask = (query: string) =>
    hook.rerender(() => useUnanswered(stateOf(query, [], 'local')));
  rs.advanceTimersByTime(1999);
  ask('gulp');
  rs.advanceTimersByTime(1999);
  expect(fetched).not.toHaveBeenCalled();
  rs.advanceTimersByTime(1);
  ask('gulp 4');
  ask('gulp');
  rs.advanceTimersByTime(60_000);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/queries', {
    method: 'POST',
    body: 'gulp',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

test.each([
  ['has hits', stateOf('dts', ['a'], 'local'), '/queries'],
  ['failed', { ...stateOf('dts', [], 'local'), status: 'error' }, '/queries'],
  ['no operator asks for', stateOf('dts', [], 'local'), undefined],
] as const)('a query that %s is not', (_, state, unansweredUrl) => {
  const search = { manifest: '/search.json', unansweredUrl };
  showRecord({}, { themeConfig: { ...site.themeConfig, search } });
  renderHook(() => useUnanswered(state));
  rs.advanceTimersByTime(60_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('hits of the hosted service are reported as seen, ours are not', async () => {
  const insights = Promise.resolve({ sendViewed });
  const sources = { insights, indexName: 'docs' } as never;
  renderHook(() => useViewEvents(sources, stateOf('dts', ['a'], 'local')));
  renderHook(() => useViewEvents(sources, stateOf('dts', ['b'], 'hosted')));
  await insights;
  expect(sendViewed).toHaveBeenCalledExactlyOnceWith('docs', ['b']);
});
