/**
 * Our replacement of the engine's `runtime/initPageData.js`: the record of a
 * page is made from the page's own chunk and its section, not from a list of
 * all pages. See decisions/0002-page-data.md.
 */
import site from 'virtual-site-data';
import type { PageModule } from './generated.ts';
import { findRoute, type Route } from './routes.ts';

type PageRecord = Record<string, unknown>;

/** Records of pages seen or warmed in this tab, by path. */
const records = new Map<string, PageRecord>();

/** Loads all that is needed to show an address, or a 404 record. */
export async function initPageData(pathname: string): Promise<PageRecord> {
  const route = await findRoute(pathname);
  return route
    ? createRecord(route, await route.preload())
    : createNotFoundRecord(pathname);
}

function createRecord(route: Route, { page, facts }: PageModule): PageRecord {
  const { charIndexes = [], ...rest } = facts;
  const meta = Object.values(page.default.__RSPRESS_PAGE_META ?? {})[0] ?? page;
  const frontmatter = (meta.frontmatter ?? {}) as PageRecord;
  const toc = (meta.toc ?? []) as PageRecord[];

  return {
    ...rest,
    headingTitle: meta.headingTitle,
    title: meta.title ?? '',
    frontmatter,
    toc: toc.map((entry, index) => ({
      ...entry,
      charIndex: charIndexes[index] ?? -1,
    })),
    pageType: frontmatter.pageType ?? 'doc',
    routePath: route.path,
    pagePath: route.filePath,
    lang: route.lang,
    version: route.version,
    _relativePath: route.filePath,
    sidebar: route.section.sidebar,
  };
}

function createNotFoundRecord(pathname: string): PageRecord {
  // SPEC 2.1: the language is the first segment, behind the version if there is one.
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const version = site.multiVersion.versions.find(name => name === first);
  const segment = version === undefined ? first : second;

  return {
    title: '404',
    pageType: '404',
    routePath: '/404',
    pagePath: '',
    lang: site.locales.find(({ lang }) => lang === segment)?.lang ?? site.lang,
    version: version ?? site.multiVersion.default,
    frontmatter: {},
    toc: [],
    sidebar: [],
    _relativePath: '',
  };
}

/** The record to show at once when the reader comes (back) to a path. */
export function consumeCachedPageData(path: string): PageRecord | undefined {
  const record = records.get(path);
  // While writing, the next visit must show the edited page.
  if (process.env.NODE_ENV !== 'production') records.delete(path);
  return record;
}

export function setCurrentPageData(path: string, record: PageRecord): void {
  records.set(path, record);
}

/** Keeps the record of a page that is about to be shown. */
export function warmPageData(path: string, record: PageRecord): void {
  records.set(path, record);
}
