import { beforeEach, describe, expect, test } from '@rstest/core';
import { PageFacts } from './PageFacts.ts';
import type { CollectedPage, PageRoute } from './types.ts';

function route(routePath: string, relativePath: string): PageRoute {
  return {
    routePath,
    relativePath,
    absolutePath: `/content/${relativePath}`,
    lang: relativePath.slice(0, 2),
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

let facts: PageFacts;

beforeEach(() => {
  facts = new PageFacts('/generated.ts', file =>
    file.endsWith('/cli.mdx') ? '2025-05-14T01:02:03.000Z' : undefined,
  );
  facts.setRoutes(routes);
  facts.setSidebars({
    '/guide/': [{ link: '/guide/' }, { link: '/guide/cli' }],
  });
  for (const { routePath } of routes) facts.addPage(page(routePath));
});

/** What a generated module says its constant of this name is. */
function read(query: string, name: string): unknown {
  const { code } = facts.generate(query);
  const [, json] =
    new RegExp(`^export const ${name} = (.*);$`, 'm').exec(code) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

describe('preloadTags', () => {
  test.each([
    ['/', ['section', 'page_en_index']],
    ['/guide/', ['section_guide', 'page_en_guide_index']],
    ['/guide/cli', ['section_guide', 'page_en_guide_cli']],
    ['/blog/a b', ['section_blog', 'page_en_blog_a_x20_b']],
  ])('%s waits for the chunks %s', (routePath, names) => {
    expect(facts.preloadTags(routePath, '/static/js/1234')).toBe(
      names
        .map(
          name =>
            `<link rel="preload" as="script" href="/static/js/1234/${name}.js">`,
        )
        .join(''),
    );
  });

  test.each(['/404', '/zh/404', '/gone', '/guide/cli/'])(
    '%s is no address of a page and has no tags',
    routePath => {
      expect(facts.preloadTags(routePath, '/static/js/1234')).toBe('');
    },
  );

  test('a page whose chunks are preloaded is loaded from chunks of those names', () => {
    const tags = facts.preloadTags('/guide/cli', '');
    const code =
      facts.generate('').code + facts.generate('?section=section_guide').code;
    const names = [...tags.matchAll(/\/([^/"]+)\.js/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(code).toContain(`webpackChunkName: "${name}"`);
    }
  });
});

describe('generate', () => {
  test('without a query lists every section and how to ask for it', () => {
    const { code, dependency } = facts.generate('');
    expect(code.match(/\?section=[\w-]+/g)).toEqual([
      '?section=section_guide',
      '?section=section_blog',
      '?section=section',
    ]);
    expect(code).toContain('"/generated.ts?section=section_guide"');
    expect(dependency).toBeUndefined();
  });

  test('a section has its routes and the filled sidebar', () => {
    expect(read('?section=section_guide', 'sidebar')).toEqual([
      { link: '/guide/', text: 'Title of /guide/' },
      { link: '/guide/cli', text: 'Title of /guide/cli' },
    ]);
    const { code } = facts.generate('?section=section_guide');
    expect(code).toContain('["/guide/cli", "en/guide/cli.mdx", "en", ""');
    expect(code).not.toContain('/blog/');
  });

  test.each(['/404', '/zh/404'])(
    'the route %s stands in no section',
    routePath => {
      const sections = ['section_guide', 'section_blog', 'section'];
      const code = sections
        .map(name => facts.generate(`?section=${name}`).code)
        .join('');
      expect(code).toContain('"/guide/http-404"');
      expect(code).not.toContain(`["${routePath}"`);
    },
  );

  test('new routes and sidebars take effect after a first answer', () => {
    facts.generate('');
    facts.setRoutes([...routes, route('/config/', 'en/config/index.mdx')]);
    expect(facts.generate('').code).toContain('section_config');
    facts.setSidebars({ '/guide/': [{ link: '/guide/cli', text: 'CLI' }] });
    expect(read('?section=section_guide', 'sidebar')).toEqual([
      { link: '/guide/cli', text: 'CLI' },
    ]);
  });

  test('a page imports its file, which the build then watches', () => {
    const query = `?page=${encodeURIComponent('en/blog/a b.mdx')}`;
    const { code, dependency } = facts.generate(query);
    expect(code).toContain('import * as page from "/content/en/blog/a b.mdx"');
    expect(dependency).toBe('/content/en/blog/a b.mdx');
    expect(facts.generate('?section=section_blog').code).toContain(
      JSON.stringify(`/generated.ts${query}`),
    );
  });

  test('a page carries only what its own module lacks', () => {
    facts.addPage(
      page('/guide/cli', {
        toc: [
          { id: 'a', text: 'A', depth: 2, charIndex: 3 },
          { id: 'b', text: 'B', depth: 3, charIndex: 40 },
        ],
        description: 'All commands.',
        lang: 'en',
        version: '',
        content: 'the whole text',
        lastUpdatedTime: '5/14/2025, 1:02:03 AM',
        _filepath: '/home/someone/content/en/guide/cli.mdx',
      }),
    );
    expect(read('?page=en/guide/cli.mdx', 'facts')).toEqual({
      description: 'All commands.',
      charIndexes: [3, 40],
    });
  });

  test('a page of a language that asks for it says when it was last changed, where that is known', () => {
    for (const routePath of ['/guide/cli', '/guide/']) {
      facts.addPage(page(routePath, { lastUpdatedTime: 'in other words' }));
    }
    facts.setDatedLangs(['en']);
    expect(read('?page=en/guide/cli.mdx', 'facts')).toEqual({
      lastUpdatedTime: '2025-05-14T01:02:03.000Z',
    });
    expect(read('?page=en/guide/index.mdx', 'facts')).toEqual({});
    facts.setDatedLangs(['zh']);
    expect(read('?page=en/guide/cli.mdx', 'facts')).toEqual({});
  });

  test('a description of the front matter is not carried twice', () => {
    facts.addPage(
      page('/guide/cli', {
        description: 'All commands.',
        frontmatter: { description: 'All commands.' },
      }),
    );
    expect(read('?page=en/guide/cli.mdx', 'facts')).toEqual({});
  });

  test('an overview page lists the pages of its own section', () => {
    facts.addPage(page('/guide/', { frontmatter: { overview: true } }));
    expect(read('?page=en/guide/index.mdx', 'facts')).toEqual({
      overview: [
        {
          items: [
            { text: 'Title of /guide/cli', link: '/guide/cli', headers: [] },
          ],
        },
      ],
    });
  });

  test('a blog index lists the posts below it', () => {
    facts.addPage(page('/blog/', { frontmatter: { blogIndex: true } }));
    facts.addPage(page('/blog/a b', { frontmatter: { date: '2025-05-14' } }));
    expect(read('?page=en/blog/index.mdx', 'facts')).toEqual({
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

  test('a route the engine told nothing about has no facts', () => {
    facts.setRoutes([route('/new', 'en/new.mdx')]);
    expect(read('?page=en/new.mdx', 'facts')).toEqual({});
  });

  test.each([
    ['?section=section_gone', 'There is no section section_gone.'],
    ['?page=en/gone.mdx', 'There is no page en/gone.mdx.'],
    ['?page=en/404.mdx', 'There is no page en/404.mdx.'],
  ])('%s is an error: %s', (query, message) => {
    expect(() => facts.generate(query)).toThrow(`[page-data] ${message}`);
  });
});
