/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { openPage } from '../navigation/openPage.ts';
import { find, showPage } from '../testing/page.ts';
import { resumeFound } from './foundWords.ts';
import { openFound } from './openFound.ts';

rs.mock('../navigation/openPage.ts', () => ({ openPage: rs.fn() }));

const PAGE = `<main id="content"><h1>Guide</h1>
  <h2 id="bundle">Bundle <b>types</b></h2>
  <p>Set dts and Bundle here.</p></main><footer>dts</footer>`;
const KEY = 'rslib-search-found';

/** What the browser highlights, by name; the emulation has no highlights. */
const highlights = new Map<string, { ranges: Range[] }>();
rs.stubGlobal(
  'Highlight',
  class {
    ranges: Range[];
    constructor(...ranges: Range[]) {
      this.ranges = ranges;
    }
  },
);
rs.stubGlobal('CSS', { highlights });
const marked = () => highlights.get('found')?.ranges.map(String);

const cancel = rs.fn();
const animate = rs.fn((_: { backgroundColor: string[] }, _ms: number) => ({
  cancel,
}));
Element.prototype.animate = animate as never;
const isReduced = rs.fn(() => false);
rs.stubGlobal('matchMedia', () => ({ matches: isReduced() }));

beforeEach(() => {
  sessionStorage.clear();
  highlights.clear();
  history.replaceState(null, '', '/');
  showPage(PAGE);
  rs.mocked(openPage)
    .mockReset()
    .mockImplementation(async url => history.replaceState(null, '', url));
});

describe('the page of a hit', () => {
  test('has the words marked, in the content alone', async () => {
    await openFound('/guide#bundle', ['dts', 'bundle']);
    expect(openPage).toHaveBeenCalledWith('/guide#bundle');
    expect(marked()).toEqual(['Bundle', 'dts', 'Bundle']);
    expect(find('main').innerHTML).not.toContain('<mark');
    expect(sessionStorage.getItem(KEY)).toBe('');
  });

  test('has its heading marked for two seconds', async () => {
    await openFound('/guide#bundle', []);
    expect(animate.mock.lastCall?.[1]).toBe(2000);
    expect(animate.mock.contexts.at(-1)).toBe(find('#bundle'));
  });

  test('has no mark in the color of another theme', async () => {
    await openFound('/guide#bundle', []);
    document.documentElement.classList.toggle('dark');
    await rs.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  test('has a mark of the heading that does not fade without motion', async () => {
    isReduced.mockReturnValueOnce(true);
    await openFound('/guide#bundle', []);
    const colors = animate.mock.lastCall?.[0].backgroundColor;
    expect(new Set(colors)).toEqual(new Set(['var(--site-tint)']));
  });

  test('loses its marks on the next page', async () => {
    await openFound('/guide', ['dts']);
    showPage(PAGE);
    expect(marked()).toBeUndefined();
  });

  test('of a service that names no terms has the query marked', async () => {
    await openFound('/guide', 'dts.here');
    expect(marked()).toEqual(['dts', 'here']);
  });
});

describe('a page load', () => {
  beforeEach(() => rs.mocked(openPage).mockResolvedValue());

  test('goes on where the reader wanted to go', async () => {
    await openFound('/guide#bundle', ['dts']);
    expect(marked()).toBeUndefined();
    history.replaceState(null, '', '/guide#bundle');
    resumeFound();
    expect(marked()).toEqual(['dts']);
    expect(sessionStorage.getItem(KEY)).toBe('');
  });

  test.each([
    ['another page', '{"url":"/other","words":["dts"]}'],
    ['no object', '5'],
    ['null', 'null'],
    ['no JSON', '{'],
  ])('with %s in storage does nothing, once', (_, stored) => {
    sessionStorage.setItem(KEY, stored);
    resumeFound();
    expect(marked()).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBe('');
  });
});
