/** @rstest-environment happy-dom */
import { expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../testing/page.ts';
import { fadeTheme, startTheme, parseThemeMode } from './startTheme.ts';

const PAGE = `<span><button data-theme-toggle="auto" data-auto="System" data-light="Light"
  data-dark="Dark">x</button><span role="status"></span><span role="tooltip"></span></span>`;

// The system prefers nothing.
rs.stubGlobal('matchMedia', () =>
  Object.assign(new EventTarget(), { matches: false }),
);
const { classList, dataset } = document.documentElement;

test('the button goes from system to light to dark and around, and says so; other tabs follow', () => {
  startTheme();
  showPage(PAGE);
  const themes = ['Light', 'Dark', 'System'].map(name => {
    find('button').click();
    expect(find('[role=status]').textContent).toBe(name);
    expect(find('[role=tooltip]').textContent).toBe(name);
    expect(find('button').getAttribute('aria-label')).toBe(name);
    return classList.contains('dark') ? 'dark' : 'light';
  });
  expect(themes).toEqual(['light', 'dark', 'light']);

  // Another tab of the site decides for this one too.
  const event = { key: 'rspress-theme-appearance', newValue: 'dark' };
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(classList.contains('dark')).toBe(true);
  expect(find('button').getAttribute('aria-label')).toBe('Dark');
  find('button').click();
  expect(classList.contains('dark')).toBe(false);
});

test('the fade of a change is marked until it is over', async () => {
  dataset.fade = '';
  // No emulation has it.
  Object.assign(document, {
    startViewTransition: (run: () => void) => {
      run();
      return { ready: Promise.resolve(), finished: Promise.resolve() };
    },
  });
  const run = rs.fn();
  fadeTheme(run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(dataset.fading).toBe('');
  await rs.waitFor(() => expect(dataset.fading).toBeUndefined());
});

test.each([null, undefined, '', 'Dark', 'blue', ' light', 1, {}, ['dark']])(
  '%o is none of the three modes and becomes auto',
  value => {
    expect(parseThemeMode(value)).toBe('auto');
  },
);
