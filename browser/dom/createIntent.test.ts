import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { MAX_PRELOADS, PRELOAD_DELAY_MS } from '../../shared/constants.ts';
import { createIntent } from './createIntent.ts';

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

function create({ savesData = false } = {}) {
  const asked: string[] = [];
  const intent = createIntent(
    address => asked.push(address),
    () => savesData,
  );
  const rest = () => rs.advanceTimersByTime(PRELOAD_DELAY_MS);
  return { ...intent, asked, rest };
}

test('passing over links fetches the last one only, or none', () => {
  const { expectClick, forgetClick, asked, rest } = create();
  for (const address of ['/a', '/b', '/c']) expectClick(address);
  rest();
  expect(asked).toEqual(['/c']);
  expectClick('/d');
  forgetClick();
  rest();
  expect(asked).toEqual(['/c']);
});

test('stops after a few, until a link is followed', () => {
  const { expectClick, endPreloads, asked, rest } = create();
  for (let index = 0; index < MAX_PRELOADS + 5; index += 1) {
    expectClick(`/${index}`);
    rest();
  }
  expect(asked).toHaveLength(MAX_PRELOADS);
  endPreloads();
  expectClick('/next');
  rest();
  expect(asked).toHaveLength(MAX_PRELOADS + 1);
});

test('nothing is fetched where data is to be saved', () => {
  const { expectClick, asked, rest } = create({ savesData: true });
  expectClick('/a');
  rest();
  expect(asked).toEqual([]);
});
