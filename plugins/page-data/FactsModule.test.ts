import { beforeEach, describe, expect, test } from '@rstest/core';
import { FactsModule } from './FactsModule.ts';
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

let facts: FactsModule;

beforeEach(() => {
  facts = new FactsModule(file =>
    file.endsWith('/cli.mdx') ? '2025-05-14T01:02:03.000Z' : undefined,
  );
  facts.setRoutes(routes);
  facts.setSidebars({
    '/guide/': [{ link: '/guide/' }, { link: '/guide/cli' }],
  });
  for (const { routePath } of routes) facts.addPage(page(routePath));
});

/** What the theme gets when it imports the module. */
async function readAll(): Promise<Record<string, PageFacts>> {
  const code = encodeURIComponent(facts.generate());
  const module: unknown = await import(`data:text/javascript,${code}`);
  return (module as { pageFacts: Record<string, PageFacts> }).pageFacts;
}

/** The facts of a page, apart from its sidebar. */
async function read(routePath: string): Promise<Partial<PageFacts>> {
  const { sidebar: _, ...rest } = (await readAll())[routePath] ?? {};
  return rest;
}

describe('generate', () => {
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

  test('new routes and sidebars take effect after a first answer', async () => {
    facts.generate();
    facts.setRoutes([...routes, route('/config/', 'en/config/index.mdx')]);
    const sidebar = [{ link: '/guide/cli', text: 'CLI' }];
    facts.setSidebars({ '/guide/': sidebar });
    const all = await readAll();
    expect(all['/config/']).toBeDefined();
    expect(all['/guide/cli']?.sidebar).toEqual(sidebar);
  });

  test('a page carries only what the engine does not know', async () => {
    facts.addPage(
      page('/guide/cli', {
        toc: [
          { id: 'a', text: 'A', depth: 2, charIndex: 3 },
          { id: 'b', text: 'B', depth: 3, charIndex: 40 },
        ],
        description: 'All commands.',
        content: 'the whole text',
        lastUpdatedTime: '5/14/2025, 1:02:03 AM',
        _filepath: '/home/someone/content/en/guide/cli.mdx',
      }),
    );
    expect(await read('/guide/cli')).toEqual({ charIndexes: [3, 40] });
  });

  test('a page of a language that asks for it says when it was last changed, where that is known', async () => {
    facts.setDatedLangs(['en']);
    expect(await read('/guide/cli')).toEqual({
      lastUpdatedTime: '2025-05-14T01:02:03.000Z',
    });
    expect(await read('/guide/')).toEqual({});
    facts.setDatedLangs(['zh']);
    expect(await read('/guide/cli')).toEqual({});
  });

  test('an overview page lists the pages of its own section', async () => {
    facts.addPage(page('/guide/', { frontmatter: { overview: true } }));
    expect(await read('/guide/')).toEqual({
      overview: [
        {
          items: [
            { text: 'Title of /guide/cli', link: '/guide/cli', headers: [] },
          ],
        },
      ],
    });
  });

  test('a page of all pages lists those of every section, sidebars first', async () => {
    facts.addPage(
      page('/', { frontmatter: { overview: true, allPages: true } }),
    );
    const { overview = [] } = await read('/');
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

  test('a blog index lists the posts below it', async () => {
    facts.addPage(page('/blog/', { frontmatter: { blogIndex: true } }));
    facts.addPage(page('/blog/a b', { frontmatter: { date: '2025-05-14' } }));
    expect(await read('/blog/')).toEqual({
      posts: [
        {
          title: 'Title of /blog/a b',
          link: '/blog/a b',
          date: '2025-05-14',
          description: '',
        },
      ],
    });
  });

  test('a route the engine told nothing about has no facts', async () => {
    facts.setRoutes([route('/new', 'en/new.mdx')]);
    facts.setSidebars({});
    expect(await readAll()).toEqual({ '/new': { sidebar: [] } });
  });

  test('a sidebar entry without a page ends the build, or is told once', () => {
    facts.setSidebars({ '/guide/': [{ link: '/guide/gone' }] });
    expect(() => facts.generate()).toThrow('The sidebar names /guide/gone');
    const told: string[] = [];
    facts.onEmptyEntry(message => told.push(message));
    facts.generate();
    facts.generate();
    expect(told).toEqual([
      expect.stringContaining('The sidebar names /guide/gone'),
    ]);
  });
});
