/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { openPage } from '../../browser/navigation/openPage.ts';
import { find, pressKey } from '../../browser/testing/page.ts';
import type { SearchAnswer } from '@rslib-website/search/Hit';
import { renderHook, showRecord, site } from '../testing/hooks.tsx';
import { InlineSearchBox } from './InlineSearchBox.tsx';
import { useActiveItem } from './useActiveItem.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { usePendingEnter } from './usePendingEnter.ts';
import { useSearch } from './useSearch.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useSearchScope } from './useSearchScope.ts';
import { useSources } from './useSources.ts';

const asked = rs.fn<(query: string) => Promise<SearchAnswer>>();

rs.mock('../../browser/search/local/localSource.ts', () => ({
  createLocalSource: () => ({ id: 'local', search: asked }),
}));
rs.mock('../../browser/navigation/openPage.ts', () => ({ openPage: rs.fn() }));

const record = (url: string) => ({
  objectID: url,
  url,
  type: 'lvl1' as const,
  hierarchy: {
    lvl0: 'Guide',
    lvl1: url,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
});
const answer = (...urls: string[]): SearchAnswer => ({
  hits: urls.map(url => ({
    record: record(url),
    title: [{ text: url, isMarked: false }],
    place: '',
    snippet: [],
    isByOtherLanguage: false,
  })),
  suggestions: [],
});

let leave = () => undefined as void;
const show = (served?: HTMLInputElement) => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(find('#root'));
  act(() => root.render(<InlineSearchBox served={served} />));
  leave = () => act(() => root.unmount());
};
const field = () => find<HTMLInputElement>('input');
const settle = () =>
  act(() => rs.advanceTimersByTimeAsync(0).then(() => undefined));
const type = async (words: string) => {
  const value = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  );
  act(() => {
    value?.set?.call(field(), words);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
};
const press = async (key: string) => {
  act(() => void pressKey(field(), key));
  await settle();
};
/** The hits on screen, and the one that Enter opens. */
const hits = () =>
  [...document.querySelectorAll('[role=row] a')].map(link => link.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    ?.textContent;
const said = () => find('[role=status]').textContent;

rs.useFakeTimers();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
beforeEach(() => {
  localStorage.clear();
  showRecord();
  asked.mockReset().mockResolvedValue(answer('/a', '/b'));
  rs.mocked(openPage).mockReset().mockResolvedValue();
});
afterEach(() => {
  leave();
  leave = () => undefined;
});

describe('the field of search', () => {
  test('shows hits for what is typed and says how many', async () => {
    show();
    await type('format');
    expect(hits()).toEqual(['/a', '/b']);
    expect(said()).toBe('en:search.count 2');
    expect(active()).toBe('/a');
  });

  test('keeps a line for a text that has not come yet, and none for no text', async () => {
    const rows = answer('/a', '/b');
    rows.hits.forEach((hit, at) => (hit.snippet = at === 0 ? undefined : []));
    asked.mockResolvedValue(rows);
    show();
    await type('format');
    expect(hits()).toEqual(['/a\u00a0', '/b']);
  });

  test('is scrolled to a row when that becomes the active one, and then no more', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this.textContent);
    };
    show();
    await type('format');
    await type('format ');
    await press('ArrowDown');
    await type('formats');
    expect(seen).toEqual(['/a', '/b', '/a']);
  });

  test.each([
    [
      'opens the first hit when it comes, not one of the list before',
      ['/late'],
    ],
    ['of nothing opens nothing', []],
  ])('an Enter before an answer %s', async (_, found) => {
    show();
    await type('css');
    expect(hits()).toEqual(['/a', '/b']);
    const late = Promise.withResolvers<SearchAnswer>();
    asked.mockReturnValue(late.promise);
    await type('format');
    await press('Enter');
    expect(openPage).not.toHaveBeenCalled();
    late.resolve(answer(...found));
    await settle();
    expect(rs.mocked(openPage).mock.calls.flat()).toEqual(found);
  });

  test('what was typed before React came is searched, and its Enter served', async () => {
    const served = document.createElement('input');
    served.value = 'early';
    served.dataset.enter = 'here';
    show(served);
    await settle();
    expect(field().value).toBe('early');
    expect(openPage).toHaveBeenCalledWith('/a');
  });

  test('without results Enter leads to the list of all pages', async () => {
    asked.mockResolvedValue(answer());
    show();
    await type('nothing');
    expect(find('a').textContent).toContain('en:allPages.title');
    await press('Enter');
    expect(openPage).toHaveBeenCalledWith('/all-pages');
  });

  test('what failed is asked once for another query', async () => {
    asked.mockRejectedValueOnce(new Error('offline'));
    show();
    await type('format');
    await type('formats');
    expect(asked.mock.calls.map(([query]) => query)).toEqual([
      'format',
      'formats',
    ]);
  });
});

test('the hosted service has an index and a memory of its own', () => {
  const hosted = { appId: 'a', apiKey: 'k', indexName: 'docs' };
  const search = { manifest: '/search.json', hosted };
  showRecord({}, { themeConfig: { ...site.themeConfig, search } });
  expect(
    renderHook(() => useSources(useSearchScope() as never)).value(),
  ).toMatchObject({
    hosted: { id: 'hosted' },
    indexName: 'docs',
    storageName: 'docs-en',
  });
});

describe('the index of a page', () => {
  test('is that of its language and version', () => {
    showRecord({ version: 'v1', lang: 'en' });
    expect(renderHook(useSearchScope).value()).toMatchObject({
      manifest: '/search.json',
      name: 'v1-en',
    });
  });

  test('is none where search is off, and a field without one is a fault', () => {
    showRecord({ lang: 'zh' });
    expect(renderHook(useSearchScope).value()).toBeUndefined();
    rs.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useSearchBox({}, () => undefined))).toThrow(
      'no search',
    );
  });
});

test('the active item of a shorter list is its last', () => {
  const hook = renderHook(() => useActiveItem(3, 'a', 0, () => undefined));
  act(() => hook.value().setActive(2));
  expect(hook.value().active).toBe(2);
  hook.rerender(() => useActiveItem(2, 'a', 0, () => undefined));
  expect(hook.value().active).toBe(1);
  hook.rerender(() => useActiveItem(2, 'b', 0, () => undefined));
  expect(hook.value().active).toBe(0);
});

test.each([true, false])(
  'a new field has the focus of the served one: %s',
  hadFocus => {
    document.body.innerHTML = '<a href="/">Home</a><input>';
    const served = document.createElement('input');
    if (hadFocus) served.dataset.focused = '';
    find('a').focus();
    renderHook(() =>
      useEarlyInput({ current: field() }, served, () => undefined),
    );
    expect(document.activeElement).toBe(hadFocus ? field() : find('a'));
  },
);

test('what was done early is handed over once', () => {
  const input = document.createElement('input');
  input.value = 'early';
  input.dataset.enter = 'tab';
  input.dataset.composing = '';
  const take = rs.fn();
  const hook = renderHook(() =>
    useEarlyInput({ current: input }, undefined, take),
  );
  hook.rerender(() => useEarlyInput({ current: input }, undefined, take));
  expect(take.mock.calls).toEqual([
    [{ query: 'early', isComposing: true, enter: 'tab' }],
  ]);
});

test('an Enter is not served for another query', () => {
  const openFirst = rs.fn();
  const options = {
    query: 'a',
    isAnswered: false,
    isOver: false,
    count: 0,
    openFirst,
  };
  const hook = renderHook(() => usePendingEnter(options));
  act(() => hook.value().keep(true));
  hook.rerender(() =>
    usePendingEnter({ ...options, query: 'b', isAnswered: true, count: 1 }),
  );
  expect(openFirst).not.toHaveBeenCalled();
  act(() => hook.value().keep(true));
  expect(openFirst).toHaveBeenCalledWith(true);
});

test('an empty query has no answer', async () => {
  const sources = {
    local: { id: 'local', search: asked },
    hosted: undefined,
  } as never;
  const hook = renderHook(() => useSearch('x', false, sources));
  await settle();
  expect(hook.value()).toMatchObject({ query: 'x', status: 'idle' });
  hook.rerender(() => useSearch('  ', false, sources));
  expect(hook.value()).toMatchObject({ query: '', answer: undefined });
});
