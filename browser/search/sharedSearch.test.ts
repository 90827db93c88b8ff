/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../testing/page.ts';
import { resumeFound } from './foundWords.ts';
import { startSearch } from './startSearch.ts';

rs.mock('../../theme/search/searchIsland.tsx', () => ({
  hydrateSearch: rs.fn(),
}));
rs.mock('./foundWords.ts', () => ({ resumeFound: rs.fn() }));
rs.mock('./local/localSource.ts', () => ({ warmLocalSearch: rs.fn() }));
rs.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));

const BOX = `<dialog data-search-box='{"manifest":"/search.json","name":"en"}'><input role="combobox"></dialog>`;
const start = (address: string, page = BOX) => {
  history.replaceState(null, '', address);
  showPage(page);
  startSearch();
};
const dialog = () => find<HTMLDialogElement>('dialog');

describe('a hit that led here by a page load', () => {
  beforeEach(() => sessionStorage.clear());

  test('is none for most pages, which load no code', async () => {
    start('/guide');
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(resumeFound).not.toHaveBeenCalled();
  });

  test('is gone on with', async () => {
    sessionStorage.setItem('rslib-search-found', '{}');
    start('/guide');
    await rs.waitFor(() => expect(resumeFound).toHaveBeenCalledOnce());
    expect(dialog().open).toBe(false);
  });
});

describe('an address with a query', () => {
  test.each(['/guide', '/guide?q=', '/guide?query=dts', '/guide?faq=1'])(
    '%s has none, so search stays closed',
    address => {
      start(address);
      expect(dialog().open).toBe(false);
    },
  );

  test('on a site without search is a page', () => {
    expect(() => start('/guide?q=dts', '')).not.toThrow();
  });
});
