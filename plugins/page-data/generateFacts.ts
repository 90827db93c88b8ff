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
import type { PageFacts } from '../../shared/pageRecord.ts';

/** What the build has learned about the site. */
export interface SiteFacts {
  routes: readonly PageRoute[];
  sidebars: SidebarsByPrefix;
  pages: ReadonlyMap<string, CollectedPage>;
  // Apart: facts are found by the page's own object, which stays as it is.
  options: ReadonlyMap<string, OptionFacts>;
  /** Languages whose pages say when they were last changed. */
  datedLangs: readonly string[];
  changeTimeOf: (file: string) => string | undefined;
  /** Told of sidebar entries without a page, instead of ending the build. */
  ifEmpty?: ((message: string) => void) | undefined;
}

/** Code of the module: the facts of each page, its sidebar shared with others. */
export function generateFacts(site: SiteFacts): string {
  const titleOf = (link: string) => site.pages.get(link)?.title;
  const sections = createSections(addressesOf(site.routes), site.sidebars).map(
    section => ({
      ...section,
      sidebar: fillSidebar(section.sidebar, titleOf, site.ifEmpty),
    }),
  );
  const entries = sections.flatMap((section, index) =>
    section.routes.map(route => {
      const facts = JSON.stringify(pageFacts(site, route, section, sections));
      return `${JSON.stringify(route.routePath)}: { ...${facts}, sidebar: sidebars[${index}] },\n`;
    }),
  );
  const sidebars = JSON.stringify(sections.map(({ sidebar }) => sidebar));
  return `const sidebars = ${sidebars};\nexport const pageFacts = {\n${entries.join('')}};\n`;
}

/** A page of type 404 is rendered for the server, but is no address. */
export function addressesOf(routes: readonly PageRoute[]): PageRoute[] {
  return routes.filter(({ routePath }) => !/(^|\/)404$/.test(routePath));
}

function pageFacts(
  { pages, options, sidebars, datedLangs, changeTimeOf }: SiteFacts,
  route: PageRoute,
  section: Section,
  sections: readonly Section[],
): Partial<PageFacts> {
  const page = pages.get(route.routePath);
  if (!page) return {};
  const pageAt = (link: string) => {
    const found = pages.get(link);
    return found && { ...found, option: options.get(link) };
  };
  const { allPages, overview, blogIndex } = page.frontmatter;
  const facts = { ...factsOf(page) };
  if (datedLangs.includes(route.lang)) {
    const lastUpdatedTime = changeTimeOf(route.absolutePath);
    if (lastUpdatedTime) facts.lastUpdatedTime = lastUpdatedTime;
  }
  if (allPages) {
    const beside = sectionsBeside(route, sections, Object.keys(sidebars));
    facts.overview = createSiteOverview(page, beside, pageAt);
  } else if (overview) {
    facts.overview = createOverview(page, section.sidebar, pageAt);
  }
  if (blogIndex) facts.posts = createPostList(page, [...pages.values()]);
  return facts;
}

/** The sections of a page's language and version, as readers meet them. */
function sectionsBeside(
  { lang, version }: PageRoute,
  sections: readonly Section[],
  order: readonly string[],
): Section[] {
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
