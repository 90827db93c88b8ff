import { describe, expect, test } from '@rstest/core';
import { addFacts } from '../addFacts.ts';
import { generateFacts, type SiteFacts } from './generateFacts.ts';
import type { PageFacts } from '../../shared/pageRecord.ts';
import type { CollectedPage, PageRoute } from './types.ts';

function route(routePath: string, file: string): PageRoute {
  return {
    routePath,
    absolutePath: `/content/${file}`,
    lang: file.slice(0, 2),
    version: '',
  };
}

function page(
  routePath: string,
  more: Partial<CollectedPage> & Record<string, unknown> = {},
): CollectedPage {
  return {
    routePath,
    title: `Title of ${routePath}`,
    toc: [],
    frontmatter: {},
    ...more,
  };
}

const routes = [
  route('/', 'en/index.mdx'),
  route('/404', 'en/404.mdx'),
  route('/zh/404', 'zh/404.mdx'),
  route('/guide/', 'en/guide/index.mdx'),
  route('/guide/cli', 'en/guide/cli.mdx'),
  route('/guide/http-404', 'en/guide/http-404.mdx'),
  route('/blog/', 'en/blog/index.mdx'),
  route('/blog/a b', 'en/blog/a b.mdx'),
];

const site: SiteFacts = {
  routes,
  sidebars: { '/guide/': [{ link: '/guide/' }, { link: '/guide/cli' }] },
  pages: withPages(),
  options: new Map(),
  datedLangs: [],
  changeTimeOf: file =>
    file.endsWith('/cli.mdx') ? '2025-05-14T01:02:03.000Z' : undefined,
};

/** A page for each route, some of them as given. */
function withPages(...given: CollectedPage[]): Map<string, CollectedPage> {
  const all = [...routes.map(({ routePath }) => page(routePath)), ...given];
  return new Map(all.map(one => [one.routePath, one]));
}

/** What the theme gets when it imports the module. */
async function readAll(
  changes: Partial<SiteFacts> = {},
): Promise<Record<string, PageFacts>> {
  const code = encodeURIComponent(generateFacts({ ...site, ...changes }));
  const module: unknown = await import(`data:text/javascript,${code}`);
  return (module as { pageFacts: Record<string, PageFacts> }).pageFacts;
}

/** The facts of a page, apart from its sidebar. */
async function read(
  routePath: string,
  changes?: Partial<SiteFacts>,
): Promise<Partial<PageFacts>> {
  const { sidebar: _, ...rest } = (await readAll(changes))[routePath] ?? {};
  return rest;
}

describe('generateFacts', () => {
  test('pages of a section share its filled sidebar, others have none', async () => {
    const all = await readAll();
    expect(all['/guide/cli']?.sidebar).toEqual([
      { link: '/guide/', text: 'Title of /guide/' },
      { link: '/guide/cli', text: 'Title of /guide/cli' },
    ]);
    expect(all['/guide/']?.sidebar).toBe(all['/guide/cli']?.sidebar);
    expect(all['/blog/a b']?.sidebar).toEqual([]);
  });

  test('every page has facts, except those that are no address', async () => {
    expect(Object.keys(await readAll()).toSorted()).toEqual([
      '/',
      '/blog/',
      '/blog/a b',
      '/guide/',
      '/guide/cli',
      '/guide/http-404',
    ]);
  });

  test('a page carries only what the engine does not know', async () => {
    const cli = page('/guide/cli', {
      toc: [
        { id: 'a', text: 'A', depth: 2 },
        { id: 'b', text: 'B', depth: 3 },
      ],
      description: 'All commands.',
      content: 'the whole text',
      lastUpdatedTime: '5/14/2025, 1:02:03 AM',
      _filepath: '/home/someone/content/en/guide/cli.mdx',
    });
    addFacts(cli, { charIndexes: [3, 40] });
    expect(await read('/guide/cli', { pages: withPages(cli) })).toEqual({
      charIndexes: [3, 40],
    });
  });

  test('a page of a language that asks for it says when it was last changed, where that is known', async () => {
    const dated = { datedLangs: ['en'] };
    expect(await read('/guide/cli', dated)).toEqual({
      lastUpdatedTime: '2025-05-14T01:02:03.000Z',
    });
    expect(await read('/guide/', dated)).toEqual({});
    expect(await read('/guide/cli', { datedLangs: ['zh'] })).toEqual({});
  });

  test('a page of all pages lists those of every section, sidebars first', async () => {
    const home = page('/', { frontmatter: { overview: true, allPages: true } });
    const { overview = [] } = await read('/', { pages: withPages(home) });
    expect(
      overview.flatMap(({ items }) => items.map(({ link }) => link)),
    ).toEqual([
      '/guide/',
      '/guide/cli',
      '/guide/http-404',
      '/blog/',
      '/blog/a b',
    ]);
  });

  test('a route the engine told nothing about has no facts', async () => {
    const known = { routes: [route('/new', 'en/new.mdx')], sidebars: {} };
    expect(await readAll(known)).toEqual({ '/new': { sidebar: [] } });
  });

  test('a sidebar entry without a page ends the build, or is told', () => {
    const gone = {
      ...site,
      sidebars: { '/guide/': [{ link: '/guide/gone' }] },
    };
    expect(() => generateFacts(gone)).toThrow('The sidebar names /guide/gone');
    const told: string[] = [];
    generateFacts({ ...gone, ifEmpty: message => told.push(message) });
    expect(told).toEqual([
      expect.stringContaining('The sidebar names /guide/gone'),
    ]);
  });
});
