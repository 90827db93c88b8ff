import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import type { OnHits, SearchAnswer } from '@rslib-website/search/Hit';
import { connect } from './connect.ts';
import { createLocalSearch, createSearches } from './createLocalSearch.ts';
import type { LocalScope } from './LocalScope.ts';
import { createLocalSource, warmLocalSearch } from './localSource.ts';
import { forgetManifest } from './manifest.ts';

const search = rs.fn();

rs.mock('./connect.ts', () => ({ connect: rs.fn(() => search) }));

const scope = (name: string): LocalScope => ({
  manifest: '/search.json',
  lang: name,
  version: '',
  name,
  rules: {
    langs: ['en', 'zh'],
    defaultLang: 'en',
    versions: [],
    defaultVersion: '',
  },
});
const MANIFEST = { en: { headings: '0000abcd' } };
const hit = (url: string) => ({ record: { url } });

beforeEach(() => {
  forgetManifest();
  rs.stubGlobal('fetch', async () => Response.json(MANIFEST));
  rs.mocked(connect).mockClear();
  search.mockReset().mockResolvedValue({
    hits: [
      hit('/guide'),
      hit('https://evil.example/'),
      hit('javascript:alert(1)'),
    ],
    suggestions: [],
  });
  rs.stubGlobal('window', {
    location: { origin: 'https://a.dev' },
    innerWidth: 1440,
  });
});

describe('search in the index of the site', () => {
  test('answers with pages of the site only', async () => {
    const onHits = rs.fn();
    const { hits } = await createLocalSource(scope('en')).search(
      'guide',
      onHits,
    );
    expect(hits).toEqual([hit('/guide')]);
    const [[, , tell]] = search.mock.calls as [[string, number, OnHits]];
    tell(await (search('guide') as Promise<SearchAnswer>));
    expect(onHits.mock.lastCall).toEqual([{ hits, suggestions: [] }]);
  });

  test('one connection serves all queries of a language', async () => {
    await createLocalSource(scope('fr')).search('a');
    await createLocalSource(scope('fr')).search('b');
    warmLocalSearch(scope('fr'), '');
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('before there is a list, only what hits need is asked for', () => {
    warmLocalSearch(scope('en'), 'dts');
    expect(search).toHaveBeenCalledExactlyOnceWith('dts', 0);
  });

  test('the headings are fetched while the worker starts', async () => {
    const fetched = rs.fn(async (_: string) => Response.json(MANIFEST));
    rs.stubGlobal('fetch', fetched);
    forgetManifest();
    warmLocalSearch({ ...scope('en'), manifest: '/other.json' }, '');
    await rs.waitFor(() =>
      expect(fetched.mock.calls.flat()).toEqual([
        '/other.json',
        '/static/search/0000abcd/en.json',
      ]),
    );
  });
});

describe('the index in the page', () => {
  const serve = (answer: Response) => {
    const fetched = rs.fn(() => Promise.resolve(answer));
    rs.stubGlobal('fetch', fetched);
    return fetched;
  };

  test('is loaded and searched', async () => {
    const index = {
      areas: ['Guide'],
      pages: [
        [
          '/guide',
          0,
          'Quick start',
          [[1, '', 'Quick start', 'Build a library.']],
        ],
      ],
    };
    const fetched = serve(Response.json(index));
    const local = createLocalSearch(scope('en'), MANIFEST);
    const { hits } = await local.search('library', 10);
    expect(hits.map(({ record }) => record.url)).toEqual(['/guide']);
    expect(fetched.mock.calls[0]).toMatchObject([
      '/static/search/0000abcd/en.json',
      {},
    ]);
  });
});

test('an index is kept until a release has another one', () => {
  const searchOf = createSearches();
  const first = searchOf(scope('en'), MANIFEST);
  expect(searchOf(scope('en'), structuredClone(MANIFEST))).toBe(first);
  const other = { en: { headings: '0000beef' } };
  expect(searchOf(scope('en'), other)).not.toBe(first);
});
