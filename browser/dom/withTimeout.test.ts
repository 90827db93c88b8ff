import { expect, rs, test } from '@rstest/core';
import { withTimeout, LOAD_LIMIT_MS } from './withTimeout.ts';

test('work that is done in time gives its result', async () => {
  expect(await withTimeout(Promise.resolve(7))).toBe(7);
});

test('work that fails in time fails as it did', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
});

test('work without an end fails when the time is up, and not before', async () => {
  rs.useFakeTimers();
  let outcome = 'waiting';
  withTimeout(new Promise(() => {})).catch((error: Error) => {
    outcome = error.message;
  });
  await rs.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1);
  expect(outcome).toBe('waiting');
  await rs.advanceTimersByTimeAsync(1);
  expect(outcome).toContain(`${LOAD_LIMIT_MS} ms`);
  rs.useRealTimers();
});
