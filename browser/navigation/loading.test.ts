/** @rstest-environment happy-dom */
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { find } from '../testing/page.ts';
import { trackLoading } from './loading.ts';

const bar = () => find('[role=progressbar]');
const readProgress = () => Number(bar().getAttribute('aria-valuenow'));

beforeEach(() => {
  document.body.innerHTML = '<div role="progressbar" hidden></div>';
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.runOnlyPendingTimers();
  rstest.useRealTimers();
});

/** Work that is tracked until the test ends it. */
function load() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const tracked = trackLoading(promise);
  return {
    finish: async () => {
      resolve('page');
      return tracked;
    },
    fail: async () => {
      reject(new Error('offline'));
      return tracked;
    },
  };
}

test('creeping never reaches the end', async () => {
  const { finish } = load();
  rstest.advanceTimersByTime(10 * 60 * 1000);
  const read = readProgress();
  await finish();
  expect(read).toBeGreaterThan(0.9);
  expect(read).toBeLessThan(1);
});

test('it stays until the last of several is done', async () => {
  const first = load();
  const second = load();
  rstest.advanceTimersByTime(200);
  await first.finish();
  expect(readProgress()).toBeCloseTo(0.08);
  await second.finish();
  expect(readProgress()).toBe(1);
});

test('a failure is handed on and ends the progress', async () => {
  const { fail } = load();
  rstest.advanceTimersByTime(300);
  await expect(fail()).rejects.toThrow('offline');
  expect(readProgress()).toBe(1);
});
