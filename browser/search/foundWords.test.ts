/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { openPage } from '../navigation/openPage.ts';
import { find, pressKey, showPage } from '../testing/page.ts';
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
type Frames = Record<'backgroundColor', string[]>;
const animate = rs.fn<(text: string, frames: Frames, ms: number) => void>();
Element.prototype.animate = function mark(this: Element, frames, ms) {
  animate(this.textContent ?? '', frames as Frames, ms as number);
  return { cancel } as never;
};
const isReduced = rs.fn(() => false);
rs.stubGlobal('matchMedia', () => ({ matches: isReduced() }));

beforeEach(() => {
  sessionStorage.clear();
  highlights.clear();
  animate.mockReset();
  isReduced.mockReturnValue(false);
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

  test('has the heading marked for two seconds', async () => {
    await openFound('/guide#bundle', []);
    const [text, frames, duration] = animate.mock.lastCall ?? [];
    expect(text).toBe('Bundle types');
    expect(frames?.backgroundColor.at(-1)).toBe('transparent');
    expect(duration).toBe(2000);
    await openFound('/guide', []);
    expect(animate.mock.lastCall?.[0]).toBe('Guide');
  });

  test('has no mark in the color of another theme', async () => {
    await openFound('/guide#bundle', []);
    document.documentElement.classList.toggle('dark');
    await rs.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  test('without motion the mark of the heading does not fade', async () => {
    isReduced.mockReturnValue(true);
    await openFound('/guide#bundle', []);
    const colors = animate.mock.lastCall?.[1].backgroundColor;
    expect(new Set(colors)).toEqual(new Set(['var(--site-tint)']));
  });

  test('of a service that names no terms has the query marked', async () => {
    await openFound('/guide', 'dts.here');
    expect(marked()).toEqual(['dts', 'here']);
  });

  test('loses its marks with Escape, and on the next page', async () => {
    await openFound('/guide', ['dts']);
    pressKey(document.body, 'Escape');
    expect(marked()).toBeUndefined();
    await openFound('/guide', ['dts']);
    showPage(PAGE);
    expect(marked()).toBeUndefined();
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

test('a browser without highlights opens the page all the same', async () => {
  rs.stubGlobal('Highlight', undefined);
  await openFound('/guide', ['dts']);
  expect(marked()).toBeUndefined();
});
