import { describe, expect, test } from '@rstest/core';
import { nextThemeMode, parseThemeMode } from './themeMode.ts';

describe('parseThemeMode', () => {
  test.each(['auto', 'light', 'dark'])('%s is kept', mode => {
    expect(parseThemeMode(mode)).toBe(mode);
  });

  test.each([null, undefined, '', 'Dark', 'blue', ' light', 1, {}, ['dark']])(
    '%o is none of the three and becomes auto',
    value => {
      expect(parseThemeMode(value)).toBe('auto');
    },
  );
});

describe('nextThemeMode', () => {
  test.each([
    ['auto', 'light'],
    ['light', 'dark'],
    ['dark', 'auto'],
  ] as const)('after %s comes %s', (mode, next) => {
    expect(nextThemeMode(mode)).toBe(next);
  });
});
