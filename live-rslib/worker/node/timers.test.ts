import { expect, test } from '@rstest/core';
import { timers } from './timers.ts';

test('setImmediate comes after microtasks and nextTick, with its arguments', async () => {
  const calls: unknown[] = [];
  await new Promise<void>(resolve => {
    timers.setImmediate((...args) => {
      calls.push(...args);
      resolve();
    }, 'immediate');
    timers.nextTick(value => calls.push(value), 'tick');
    calls.push('now');
  });
  expect(calls).toEqual(['now', 'tick', 'immediate']);
});

test('clearImmediate stops it', async () => {
  let isCalled = false;
  timers.clearImmediate(timers.setImmediate(() => (isCalled = true)));
  await new Promise<void>(resolve => {
    timers.setImmediate(() => resolve());
  });
  expect(isCalled).toBe(false);
});

test('hrtime counts from a moment', () => {
  const [seconds, nanoseconds] = timers.hrtime(timers.hrtime());
  expect(seconds).toBe(0);
  expect(nanoseconds).toBeGreaterThanOrEqual(0);
  expect(nanoseconds).toBeLessThan(1e9);
  expect(timers.hrtime.bigint()).toBeTypeOf('bigint');
});
