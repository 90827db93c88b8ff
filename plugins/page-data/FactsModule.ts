import { createOverview, createSiteOverview } from './createOverview.ts';
import { createPostList } from './createPostList.ts';
import { createSections, type SidebarsByPrefix } from './createSections.ts';
import { fillSidebar } from './fillSidebar.ts';
import type {
  CollectedPage,
  OptionFacts,
  PageRoute,
  Section,
} from './types.ts';
import { factsOf } from '../addFacts.ts';
import type { PageFacts, SidebarNode } from '../../shared/pageRecord.ts';

/** Collects what the build learns about pages and writes the module of facts. */
export class FactsModule {
  readonly #changeTimeOf: (file: string) => string | undefined;
  readonly #pages = new Map<string, CollectedPage>();
  // Apart: facts are found by the page's own object, which stays as it is.
  readonly #options = new Map<string, OptionFacts | undefined>();
  #routes: readonly PageRoute[] = [];
  #sidebars: SidebarsByPrefix = {};
  #ifEmpty: ((message: string) => void) | undefined;
  #datedLangs: readonly string[] = [];

  constructor(changeTimeOf: (file: string) => string | undefined) {
    this.#changeTimeOf = changeTimeOf;
  }

  /** Languages whose pages say when they were last changed. */
  setDatedLangs(langs: readonly string[]): void {
    this.#datedLangs = langs;
  }

  /** Told of sidebar entries without a page, instead of ending the build. */
  onEmptyEntry(warn: (message: string) => void): void {
    const told = new Set<string>();
    this.#ifEmpty = message => {
      if (told.has(message)) return;
      told.add(message);
      warn(message);
    };
  }

  setRoutes(routes: readonly PageRoute[]): void {
    // A page of type 404 is rendered for the server, but is no address.
    this.#routes = routes.filter(
      ({ routePath }) => !/(^|\/)404$/.test(routePath),
    );
  }

  setSidebars(sidebars: SidebarsByPrefix): void {
    this.#sidebars = sidebars;
  }

  /** What the module is made from, for a cache to compare. */
  get files(): string[] {
    return this.#routes.map(({ absolutePath }) => absolutePath);
  }

  addPage(page: CollectedPage, option?: OptionFacts): void {
    this.#pages.set(page.routePath, page);
    this.#options.set(page.routePath, option);
  }

  /** Code of the module: the facts of each page, its sidebar shared with others. */
  generate(): string {
    const sections = createSections(this.#routes, this.#sidebars).map(
      section => ({ ...section, sidebar: this.#fill(section.sidebar) }),
    );
    const entries = sections.flatMap((section, index) =>
      section.routes.map(route => {
        const facts = JSON.stringify(this.#factsOf(route, section, sections));
        return `${JSON.stringify(route.routePath)}: { ...${facts}, sidebar: sidebars[${index}] },\n`;
      }),
    );
    const sidebars = JSON.stringify(sections.map(({ sidebar }) => sidebar));
    return `const sidebars = ${sidebars};\nexport const pageFacts = {\n${entries.join('')}};\n`;
  }

  #factsOf(
    route: PageRoute,
    section: Section,
    sections: readonly Section[],
  ): Partial<PageFacts> {
    const page = this.#pages.get(route.routePath);
    if (!page) return {};
    const pageAt = (link: string) => {
      const found = this.#pages.get(link);
      return found && { ...found, option: this.#options.get(link) };
    };
    const { allPages, overview, blogIndex } = page.frontmatter;
    const facts = { ...factsOf(page) };
    if (this.#datedLangs.includes(route.lang)) {
      const lastUpdatedTime = this.#changeTimeOf(route.absolutePath);
      if (lastUpdatedTime) facts.lastUpdatedTime = lastUpdatedTime;
    }
    if (page.toc.length > 0) {
      facts.charIndexes = page.toc.map(({ charIndex }) => charIndex);
    }
    if (allPages) {
      const beside = this.#sectionsBeside(route, sections);
      facts.overview = createSiteOverview(page, beside, pageAt);
    } else if (overview) {
      facts.overview = createOverview(page, section.sidebar, pageAt);
    }
    if (blogIndex) {
      facts.posts = createPostList(page, [...this.#pages.values()]);
    }
    return facts;
  }

  /** The sections of a page's language and version, as readers meet them. */
  #sectionsBeside(
    { lang, version }: PageRoute,
    sections: readonly Section[],
  ): Section[] {
    const order = Object.keys(this.#sidebars);
    const placeOf = ({ prefix, sidebar }: Section) =>
      sidebar.length > 0
        ? order.findIndex(one => prefix.startsWith(one))
        : order.length;
    return sections
      .filter(
        ({ routes: [first] }) =>
          first?.lang === lang && first.version === version,
      )
      .sort((a, b) => placeOf(a) - placeOf(b));
  }

  #fill(sidebar: readonly SidebarNode[]): SidebarNode[] {
    return fillSidebar(
      sidebar,
      link => this.#pages.get(link)?.title,
      this.#ifEmpty,
    );
  }
}
