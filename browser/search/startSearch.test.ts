/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { hydrateSearch } from '../../theme/search/searchIsland.tsx';
import { find, point, pressKey, showPage } from '../testing/page.ts';
import { startEarlyInput } from './earlyInput.ts';
import { warmLocalSearch } from './local/localSource.ts';
import { isSlashKeyOn, setSlashKey } from './slashKey.ts';
import { startSearch } from './startSearch.ts';

rs.mock('../../theme/search/searchIsland.tsx', () => ({
  hydrateSearch: rs.fn(),
}));
rs.mock('./local/localSource.ts', () => ({ warmLocalSearch: rs.fn() }));

const scope = { manifest: '/search.json', name: 'en' };
const PAGE = `<button data-search="">Search</button>
  <dialog data-search-box='${JSON.stringify(scope)}'><div data-island="">
    <input role="combobox"><button data-close-search="">Close</button>
    <p data-search-failure="" hidden>Search failed</p></div></dialog>`;

const fetched = rs.fn(async (_: string) =>
  Response.json({ en: { headings: 'abc' } }),
);
rs.stubGlobal('fetch', fetched);
startSearch();
beforeEach(() => {
  rs.mocked(hydrateSearch).mockReset();
  showPage(PAGE);
});

const dialog = () => find<HTMLDialogElement>('dialog');
const field = () => find<HTMLInputElement>('input');
const press = () => find('[data-search]').click();

describe('search', () => {
  test('opens at once and takes letters; React and the index come to it', async () => {
    press();
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(field());
    await rs.waitFor(() =>
      expect(hydrateSearch).toHaveBeenCalledWith(dialog()),
    );
    await rs.waitFor(() =>
      expect(warmLocalSearch).toHaveBeenCalledWith(scope, ''),
    );
    expect(fetched.mock.calls).toEqual([['/search.json']]);
    expect(find('[data-search-failure]').hidden).toBe(true);
  });
});

describe('the code of search', () => {
  const other = (name: string) =>
    showPage(PAGE.replace('"en"', JSON.stringify(name)));
  const warmed = () =>
    rs.mocked(warmLocalSearch).mock.calls.map(([one]) => one.name);
  beforeEach(() => void rs.mocked(warmLocalSearch).mockReset());

  test.each([
    [
      'the pointer is on the button',
      () => point('pointerover', find('[data-search]')),
    ],
    ['the button has the focus', () => find('[data-search]').focus()],
    [
      'the first half of the keys is down',
      () => pressKey(document.body, 'Control'),
    ],
  ])('comes once when %s', async (name, act) => {
    other(name);
    act();
    act();
    await rs.waitFor(() => expect(warmed()).toEqual([name]));
    expect(hydrateSearch).not.toHaveBeenCalled();
  });

  test('asks for the hits of what is typed until React has come, once', async () => {
    field().value = 'dts ';
    const type = () =>
      field().dispatchEvent(new Event('input', { bubbles: true }));
    type();
    await rs.waitFor(() =>
      expect(warmLocalSearch).toHaveBeenCalledExactlyOnceWith(scope, 'dts'),
    );
    await rs.waitFor(() => expect(hydrateSearch).toHaveBeenCalledTimes(1));
    type();
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(warmLocalSearch).toHaveBeenCalledTimes(1);
  });

  test('comes by itself in a tab where search was used', async () => {
    field().focus();
    expect(sessionStorage.getItem('rslib-searched')).toBe('yes');
    other('later');
    rs.stubGlobal('requestIdleCallback', (run: () => void) => run());
    startSearch();
    expect(warmed()).not.toContain('later');
    window.dispatchEvent(new Event('load'));
    await rs.waitFor(() => expect(warmed()).toContain('later'));
  });
});

describe('what is done in the field before React is there', () => {
  test('an Enter is for what stood there', () => {
    pressKey(field(), 'Enter');
    expect(field().dataset.enter).toBe('here');
    field().dispatchEvent(new Event('input', { bubbles: true }));
    expect(field().dataset.enter).toBeUndefined();
  });

  test('a word that is being composed is noted until it is there', () => {
    field().dispatchEvent(new Event('compositionstart', { bubbles: true }));
    expect(field().dataset.composing).toBe('');
    field().dispatchEvent(new Event('compositionend', { bubbles: true }));
    expect(field().dataset.composing).toBeUndefined();
  });

  test('a field that React has is left alone', () => {
    field().dataset.taken = '';
    startEarlyInput();
    pressKey(field(), 'Enter');
    expect(field().dataset.enter).toBeUndefined();
  });
});

test('the slash key opens search until the reader turns it off', () => {
  expect(isSlashKeyOn()).toBe(true);
  setSlashKey(false);
  expect(isSlashKeyOn()).toBe(false);
  expect(localStorage.getItem('rslib-search-slash')).toBe('off');
  setSlashKey(true);
  expect(isSlashKeyOn()).toBe(true);
});
