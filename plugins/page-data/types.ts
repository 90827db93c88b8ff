import type { SidebarNode } from '../../shared/pageRecord.ts';

/** What the plugin needs to know of a route; the engine's RouteMeta has it. */
export interface PageRoute {
  routePath: string;
  absolutePath: string;
  lang: string;
  version: string;
}

/** What `extendPageData` hands us for a page, as far as we read it. */
export interface CollectedPage {
  routePath: string;
  title: string;
  toc: { text: string; id: string; depth: number }[];
  frontmatter: Record<string, unknown>;
  description?: string | undefined;
  /** What the page of an option says of it, in Markdown. */
  option?: OptionFacts | undefined;
}

export interface OptionFacts {
  type?: string;
  default?: string;
}

/** Pages that share a sidebar, or a folder where there is none. */
export interface Section {
  /** Every address of the section starts with this. */
  prefix: string;
  sidebar: SidebarNode[];
  routes: PageRoute[];
}
