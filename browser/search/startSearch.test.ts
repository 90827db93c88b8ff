/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { hydrateSearch } from '../../theme/search/searchIsland.tsx';
import { find, pressKey, showPage } from '../testing/page.ts';
import { startEarlyInput } from './earlyInput.ts';
import { warmLocalSearch } from './local/localSource.ts';
import { closeDialog, showDialog } from './showDialog.ts';
import { isSlashKeyOn, setSlashKey } from './slashKey.ts';
import { startSearch } from './startSearch.ts';

rs.mock('../../theme/search/searchIsland.tsx', () => ({
  hydrateSearch: rs.fn(),
}));
rs.mock('./local/localSource.ts', () => ({ warmLocalSearch: rs.fn() }));

const scope = { manifest: '/search.json', name: 'en' };
const PAGE = `<button data-search="">Search</button>
  <dialog data-search-box='${JSON.stringify(scope)}'><div>
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
    await rs.waitFor(() => expect(warmLocalSearch).toHaveBeenCalledWith(scope));
    expect(fetched.mock.calls).toEqual([['/search.json']]);
    expect(find('[data-search-failure]').hidden).toBe(true);
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

describe('a browser without modal dialogs', () => {
  beforeEach(() => {
    Object.assign(dialog(), { showModal: undefined, close: undefined });
    find('[data-search]').focus();
    showDialog(dialog());
  });

  test('shows it over the page; Escape closes it, the focus comes back', () => {
    expect(dialog().hasAttribute('open')).toBe(true);
    field().focus();
    pressKey(field(), 'Escape');
    expect(dialog().hasAttribute('open')).toBe(false);
    expect(document.activeElement).toBe(find('[data-search]'));
  });
});

test('a modal dialog is opened and closed by the browser', () => {
  showDialog(dialog());
  expect(dialog().open).toBe(true);
  closeDialog(dialog());
  expect(dialog().open).toBe(false);
});

test('the slash key opens search until the reader turns it off', () => {
  expect(isSlashKeyOn()).toBe(true);
  setSlashKey(false);
  expect(isSlashKeyOn()).toBe(false);
  expect(localStorage.getItem('rslib-search-slash')).toBe('off');
  setSlashKey(true);
  expect(isSlashKeyOn()).toBe(true);
});
