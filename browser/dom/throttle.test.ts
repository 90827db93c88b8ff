import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { throttle } from './throttle.ts';

beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.useRealTimers();
});

/** A throttled function of 100 ms and the times at which it ran. */
function create() {
  const start = Date.now();
  const runs: number[] = [];
  return { runs, call: throttle(() => runs.push(Date.now() - start), 100) };
}

/** Calls at these times, then waits until nothing more can happen. */
function callAt(call: () => void, times: readonly number[]): void {
  let now = 0;
  for (const time of times) {
    rstest.advanceTimersByTime(time - now);
    now = time;
    call();
  }
  rstest.advanceTimersByTime(1000);
}

test.each([
  ['many calls within the interval', [0, 10, 50, 99], [0, 100]],
  ['calls over two intervals', [0, 50, 150], [0, 100, 200]],
  ['a call soon after the last run', [0, 50, 210], [0, 100, 210]],
  [
    'calls that never pause',
    [...Array(25).keys()].map(at => at * 10),
    [0, 100, 200, 300],
  ],
])('%s at %o runs at %o', (_case, calls, expected) => {
  const { call, runs } = create();
  callAt(call, calls);
  expect(runs).toEqual(expected);
});
