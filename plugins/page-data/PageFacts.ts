import { chunkName } from './chunkName.ts';
import { createOverview } from './createOverview.ts';
import { createPostList } from './createPostList.ts';
import { createSections, type SidebarsByPrefix } from './createSections.ts';
import { createSiteOverview } from './createSiteOverview.ts';
import { fillSidebar } from './fillSidebar.ts';
import {
  generatePage,
  generateSection,
  generateSectionList,
} from './generateModules.ts';
import type { CollectedPage, PageRoute, Section } from './types.ts';
import type { SidebarNode } from '../../universal/pageFacts.ts';

/** Facts of the engine's page index that the page's own module already has. */
const CARRIED_BY_PAGE = new Set([
  'title',
  'toc',
  'frontmatter',
  'content',
  'routePath',
  'lang',
  'version',
  // The engine's depends on the zone of the machine; see changeTimeOf.
  'lastUpdatedTime',
]);

/** Collects what the build learns about pages and writes their modules. */
export class PageFacts {
  readonly #generatedModule: string;
  readonly #changeTimeOf: (file: string) => string | undefined;
  readonly #pages = new Map<string, CollectedPage>();
  #routes: readonly PageRoute[] = [];
  #sidebars: SidebarsByPrefix = {};
  #sections: Section[] | undefined;
  #ifEmpty: ((message: string) => void) | undefined;
  #datedLangs: readonly string[] = [];

  constructor(
    generatedModule: string,
    changeTimeOf: (file: string) => string | undefined,
  ) {
    this.#generatedModule = generatedModule;
    this.#changeTimeOf = changeTimeOf;
  }

  /** Languages whose pages say when they were last changed. */
  setDatedLangs(langs: readonly string[]): void {
    this.#datedLangs = langs;
  }

  /** Told of sidebar entries without a page, instead of ending the build. */
  onEmptyEntry(tell: (message: string) => void): void {
    const told = new Set<string>();
    this.#ifEmpty = message => {
      if (told.has(message)) return;
      told.add(message);
      tell(message);
    };
  }

  setRoutes(routes: readonly PageRoute[]): void {
    // A page of type 404 is rendered for the server, but is no address.
    this.#routes = routes.filter(
      ({ routePath }) => !/(^|\/)404$/.test(routePath),
    );
    this.#sections = undefined;
  }

  setSidebars(sidebars: SidebarsByPrefix): void {
    this.#sidebars = sidebars;
    this.#sections = undefined;
  }

  addPage(page: CollectedPage): void {
    this.#pages.set(page.routePath, page);
  }

  /** Preload tags for the two chunks a page waits for before it comes alive. */
  preloadTags(routePath: string, folder: string): string {
    const section = this.#findSection(routePath);
    const route = section?.routes.find(
      candidate => candidate.routePath === routePath,
    );
    if (!section || !route) return '';
    return [section.name, chunkName('page', route.relativePath)]
      .map(
        name => `<link rel="preload" as="script" href="${folder}/${name}.js">`,
      )
      .join('');
  }

  /** The code of a generated module, by its query. */
  generate(query: string): { code: string; dependency?: string } {
    const request = (key: string) => (name: string) =>
      `${this.#generatedModule}?${key}=${encodeURIComponent(name)}`;
    const [, key, value = ''] = /^\?(\w+)=(.*)$/.exec(query) ?? [];
    const name = decodeURIComponent(value);

    if (key === 'section') {
      const section = this.#allSections().find(found => found.name === name);
      if (!section) throw new Error(`[page-data] There is no section ${name}.`);
      return {
        code: generateSection(
          this.#sidebarOf(section),
          section.routes,
          request('page'),
        ),
      };
    }
    if (key === 'page') {
      const route = this.#routes.find(found => found.relativePath === name);
      if (!route) throw new Error(`[page-data] There is no page ${name}.`);
      return {
        code: generatePage(route.absolutePath, this.#factsOf(route)),
        dependency: route.absolutePath,
      };
    }
    return {
      code: generateSectionList(this.#allSections(), request('section')),
    };
  }

  #factsOf(route: PageRoute): Record<string, unknown> {
    const page = this.#pages.get(route.routePath);
    if (!page) return {};
    const facts = Object.fromEntries(
      Object.entries(page).filter(
        ([key]) => !CARRIED_BY_PAGE.has(key) && !key.startsWith('_'),
      ),
    );
    if (page.frontmatter.description) delete facts.description;
    if (this.#datedLangs.includes(route.lang)) {
      const lastUpdatedTime = this.#changeTimeOf(route.absolutePath);
      if (lastUpdatedTime) facts.lastUpdatedTime = lastUpdatedTime;
    }
    if (page.toc.length > 0) {
      facts.charIndexes = page.toc.map(({ charIndex }) => charIndex);
    }
    if (page.frontmatter.allPages) {
      facts.overview = createSiteOverview(
        page,
        this.#sectionsBeside(route),
        link => this.#pageAt(link),
      );
    } else if (page.frontmatter.overview) {
      const section = this.#findSection(page.routePath);
      facts.overview = createOverview(
        page,
        section ? this.#sidebarOf(section) : [],
        link => this.#pageAt(link),
      );
    }
    if (page.frontmatter.blogIndex) {
      facts.posts = createPostList(page, [...this.#pages.values()]);
    }
    return facts;
  }

  /** The sections of a page's language and version, as readers meet them. */
  #sectionsBeside({ lang, version }: PageRoute): Section[] {
    const order = Object.keys(this.#sidebars);
    const placeOf = ({ prefix, sidebar }: Section) =>
      sidebar.length > 0
        ? order.findIndex(one => prefix.startsWith(one))
        : order.length;
    return this.#allSections()
      .filter(
        ({ routes: [first] }) =>
          first?.lang === lang && first.version === version,
      )
      .map(section => ({ ...section, sidebar: this.#sidebarOf(section) }))
      .sort((a, b) => placeOf(a) - placeOf(b));
  }

  #sidebarOf(section: Section): SidebarNode[] {
    return fillSidebar(
      section.sidebar,
      link => this.#pageAt(link)?.title,
      this.#ifEmpty,
    );
  }

  #pageAt(link: string): CollectedPage | undefined {
    return this.#pages.get(link);
  }

  #findSection(routePath: string): Section | undefined {
    return this.#allSections().find(({ routes }) =>
      routes.some(route => route.routePath === routePath),
    );
  }

  #allSections(): Section[] {
    this.#sections ??= createSections(this.#routes, this.#sidebars);
    return this.#sections;
  }
}
