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
const sendViewed = rs.fn();
const sendItemSelected = rs.fn();
const hostedSearch = rs.fn<() => Promise<unknown>>();

rs.mock('../../browser/search/local/localSource.ts', () => ({
  createLocalSource: () => ({ id: 'local', search: asked }),
}));
rs.mock('../../browser/navigation/openPage.ts', () => ({ openPage: rs.fn() }));
rs.mock('./hosted/createHostedClient.ts', () => ({
  createHostedClient: () => ({
    search: hostedSearch,
    sendViewed,
    sendItemSelected,
  }),
}));

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

  test('arrows move around the list, Enter opens and remembers', async () => {
    show();
    await type('format');
    await press('ArrowUp');
    expect(active()).toBe('/b');
    await press('ArrowDown');
    expect(active()).toBe('/a');
    await press('ArrowDown');
    await press('Enter');
    expect(openPage).toHaveBeenCalledWith('/b');
    expect(localStorage.getItem('rslib-en-recent-searches')).toContain('"/b"');
  });

  test('an Enter before the answer opens the first hit when it comes', async () => {
    const late = Promise.withResolvers<SearchAnswer>();
    asked.mockReturnValue(late.promise);
    show();
    await type('format');
    await press('Enter');
    expect(openPage).not.toHaveBeenCalled();
    late.resolve(answer('/late'));
    await settle();
    expect(openPage).toHaveBeenCalledWith('/late');
  });

  test('half a Chinese word is no query', async () => {
    show();
    act(
      () =>
        void field().dispatchEvent(
          new Event('compositionstart', { bubbles: true }),
        ),
    );
    await type('gou');
    expect(asked).not.toHaveBeenCalled();
    act(
      () =>
        void field().dispatchEvent(
          new Event('compositionend', { bubbles: true }),
        ),
    );
    await settle();
    expect(asked).toHaveBeenCalledWith('gou');
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

  test('says which word no page has, and what is near', async () => {
    asked.mockResolvedValue({ ...answer('/a'), unknown: 'gulp' });
    show();
    await type('gulp task');
    expect(document.body.textContent).toContain('en:search.unknown gulp');
    expect(document.body.textContent).toContain('en:search.near');
    expect(said()).toBe('en:search.unknown gulp · en:search.oneResult');
    expect(hits()).toEqual(['/a']);
  });

  test('without results Enter leads to the list of all pages', async () => {
    asked.mockResolvedValue(answer());
    show();
    await type('nothing');
    expect(find('a').textContent).toContain('en:allPages.title');
    await press('Enter');
    expect(openPage).toHaveBeenCalledWith('/all-pages');
  });

  test('a failure is told, never as nothing found', async () => {
    asked.mockRejectedValue(new Error('lost'));
    show();
    await type('format');
    expect(said()).toBe('en:search.error');
  });

  test.each([
    ['a space', () => type('format ')],
    [
      'the network, once it is back',
      async () => {
        act(() => void window.dispatchEvent(new Event('online')));
        await settle();
      },
    ],
  ])('what failed is asked again by %s', async (_, repeat) => {
    asked.mockRejectedValueOnce(new Error('offline'));
    show();
    await type('format');
    expect(said()).toBe('en:search.error');
    await repeat();
    expect(hits()).toEqual(['/a', '/b']);
    expect(asked).toHaveBeenCalledTimes(2);
    await repeat();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('what failed is asked once for another query', async () => {
    asked.mockRejectedValueOnce(new Error('offline'));
    show();
    await type('format');
    await type('formats');
    expect(asked.mock.calls).toEqual([['format'], ['formats']]);
  });
});

describe('queries without results', () => {
  const fetched = rs.fn((_: string, __: RequestInit) =>
    Promise.resolve(new Response()),
  );
  const pass = (ms: number) =>
    act(() => rs.advanceTimersByTimeAsync(ms).then(() => undefined));
  const themeConfig = {
    ...site.themeConfig,
    search: { manifest: '/search.json', unansweredUrl: '/queries' },
  };
  beforeEach(() => {
    rs.stubGlobal('fetch', fetched);
    fetched.mockClear();
    asked.mockResolvedValue(answer());
  });

  test('are sent nowhere unless the operator asks for them', async () => {
    show();
    await type('alone');
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('are sent once typing has stopped, each once, as text alone', async () => {
    showRecord({}, { themeConfig });
    show();
    await type('gul');
    await pass(1999);
    await type('gulp');
    await pass(1999);
    expect(fetched).not.toHaveBeenCalled();
    await pass(1);
    await type('gulp 4');
    await type('gulp');
    await pass(60_000);
    expect(fetched.mock.calls).toEqual([
      [
        '/queries',
        {
          method: 'POST',
          body: 'gulp',
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          keepalive: true,
        },
      ],
    ]);
  });

  test('are not those that failed, or have results', async () => {
    showRecord({}, { themeConfig });
    show();
    asked.mockRejectedValueOnce(new Error('lost'));
    await type('lost');
    await pass(60_000);
    asked.mockResolvedValue(answer('/a'));
    await type('found');
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the hosted service', () => {
  const themeConfig = {
    ...site.themeConfig,
    search: {
      manifest: '/search.json',
      insights: true,
      hosted: { appId: 'a', apiKey: 'k', indexName: 'docs' },
    },
  };

  test('is shown first, and hears what was shown and chosen', async () => {
    showRecord({}, { themeConfig });
    const hit = {
      ...record('/hosted'),
      hierarchy: { lvl0: 'Guide', lvl1: 'Hosted' },
    };
    hostedSearch.mockResolvedValue({
      results: [{ hits: [hit], queryID: 'q' }],
    });
    show();
    await type('format');
    await rs.waitFor(async () => {
      await settle();
      expect(hits()).toEqual(['Hosted']);
    });
    await settle();
    expect(sendViewed).toHaveBeenCalledWith('docs', ['/hosted']);
    await press('Enter');
    expect(sendItemSelected).toHaveBeenCalledWith({
      index: 'docs',
      queryID: 'q',
      objectID: '/hosted',
      position: 1,
    });
  });

  test('has an index and a memory of its own', () => {
    showRecord({}, { themeConfig });
    const sources = renderHook(() =>
      useSources(useSearchScope() as never),
    ).value();
    expect(sources.hosted?.id).toBe('hosted');
    expect(sources.indexName).toBe('docs');
    expect(sources.storageName).toBe('docs-en');
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

test('what was done early is handed over once', () => {
  const input = document.createElement('input');
  input.value = 'early';
  input.dataset.enter = 'tab';
  const take = rs.fn();
  const hook = renderHook(() =>
    useEarlyInput({ current: input }, undefined, take),
  );
  hook.rerender(() => useEarlyInput({ current: input }, undefined, take));
  expect(take.mock.calls).toEqual([
    [{ query: 'early', isComposing: false, enter: 'tab' }],
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
