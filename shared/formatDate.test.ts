import { describe, expect, rstest, test } from '@rstest/core';
import { formatDate, isoDate } from './formatDate.ts';

describe('formatDate', () => {
  test.each([
    ['2025-05-14', 'en', 'May 14, 2025'],
    ['2025-05-14', 'zh', '2025 年 5 月 14 日'],
    ['2025-05-14', 'zh-Hans', '2025 年 5 月 14 日'],
    ['2025-01-01T00:00:00.000Z', 'en', 'January 1, 2025'],
    ['2024-12-31T23:59:59.999Z', 'zh', '2024 年 12 月 31 日'],
  ])('%s in the language %s reads %s', (date, lang, words) => {
    expect(formatDate(date, lang)).toBe(words);
  });
});

describe('isoDate', () => {
  test.each([
    ['2025-05-14', '2025-05-14'],
    ['2025-05-14T00:00:00.000Z', '2025-05-14'],
    ['2025-05-14T23:30:00Z', '2025-05-14'],
  ])('%s is the day %s', (date, day) => {
    expect(isoDate(date)).toBe(day);
  });
});

// Build machines and laptops are in different time zones.
describe.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'on a machine in %s',
  zone => {
    test.each(['2025-05-14', '2025-05-14T00:30:00Z', '2025-05-14T23:30:00Z'])(
      '%s is the same day as everywhere',
      date => {
        using _zone = rstest.stubEnv('TZ', zone);
        expect(formatDate(date, 'en')).toBe('May 14, 2025');
        expect(isoDate(date)).toBe('2025-05-14');
      },
    );
  },
);
