import { expect, test } from '@rstest/core';
import { blockingTime, EVENT_FLOOR_MS, slowestEvent } from './blockingTime.ts';

test('counts what tasks take beyond 50 ms, from the first paint on', () => {
  const tasks: [number, number][] = [
    [100, 300],
    [450, 80],
    [600, 150],
  ];
  expect(blockingTime({ tasks, fcp: 500 })).toBe(30 + 100);
  expect(blockingTime({ tasks: [], fcp: 500 })).toBe(0);
});

test('takes the slowest event of this interaction alone', () => {
  const events: [number, number, string][] = [
    [10, 400, 'click'],
    [500, 24, 'pointerdown'],
    [504, 56, 'click'],
  ];
  expect(slowestEvent(events, 450)).toBe(56);
  expect(slowestEvent(events, 600)).toBe(EVENT_FLOOR_MS);
});
