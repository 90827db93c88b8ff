/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../testing/page.ts';
import {
  fadeTheme,
  startTheme,
  nextThemeMode,
  parseThemeMode,
} from './startTheme.ts';

const PAGE = `<span><button data-theme-toggle="auto" data-auto="System" data-light="Light"
  data-dark="Dark">x</button><span role="status"></span><span role="tooltip"></span></span>`;
const DARK = '(prefers-color-scheme: dark)';

let system: string[] = [];
let change = () => undefined as void;

// What the reader's system prefers is the test's to say.
rs.stubGlobal('matchMedia', (query: string) => ({
  matches: system.includes(query),
  addEventListener: (_: string, run: () => void) => (change = run),
}));
startTheme();
beforeEach(() => {
  system = [];
  window.dispatchEvent(
    new StorageEvent('storage', { key: null, newValue: null }),
  );
  showPage(PAGE);
});

const { classList, dataset } = document.documentElement;
const theme = () => (classList.contains('dark') ? 'dark' : 'light');
const press = () => find('button').click();

describe('the button of the theme', () => {
  test('goes from system to light to dark and around, and says so', () => {
    const told = ['Light', 'Dark', 'System'].map(name => {
      press();
      expect(find('[role=status]').textContent).toBe(name);
      expect(find('[role=tooltip]').textContent).toBe(name);
      expect(find('button').getAttribute('aria-label')).toBe(name);
      return theme();
    });
    expect(told).toEqual(['light', 'dark', 'light']);
  });

  test('the choice is kept, and the next page tells it', () => {
    press();
    press();
    expect(localStorage.getItem('rspress-theme-appearance')).toBe('dark');
    showPage(PAGE);
    expect(find('button').getAttribute('aria-label')).toBe('Dark');
  });
});

test('the system decides until the reader does', () => {
  system = [DARK];
  change();
  expect(theme()).toBe('dark');
  press();
  expect(theme()).toBe('light');
});

test('another tab of the site decides for this one too', () => {
  const event = { key: 'rspress-theme-appearance', newValue: 'dark' };
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(theme()).toBe('dark');
  expect(find('button').getAttribute('aria-label')).toBe('Dark');
});

describe('the fade of a change', () => {
  const start = rs.fn((run: () => void) => {
    run();
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  });
  beforeEach(() => {
    dataset.fade = '';
    start.mockClear();
    // No emulation has it.
    Object.assign(document, { startViewTransition: start });
  });

  test('is marked until it is over', async () => {
    const run = rs.fn();
    fadeTheme(run);
    expect(run).toHaveBeenCalledTimes(1);
    expect(dataset.fading).toBe('');
    await Promise.resolve().then(() => undefined);
    await rs.waitFor(() => expect(dataset.fading).toBeUndefined());
  });

  test('is left out for readers who want less motion', () => {
    system = ['(prefers-reduced-motion: reduce)'];
    const run = rs.fn();
    fadeTheme(run);
    expect(run).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });
});

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
