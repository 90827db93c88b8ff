/** The record of a page: plugins add to it, and every part of the theme reads it. */

export interface SidebarNode {
  text?: string;
  link?: string;
  items?: SidebarNode[];
  collapsible?: boolean;
  collapsed?: boolean;
  tag?: string;
  context?: string;
  dividerType?: 'dashed' | 'solid';
  sectionHeaderText?: string;
  overviewHeaders?: number[];
}

export interface OverviewHeader {
  id: string;
  text: string;
  depth: number;
}

export interface OverviewItem {
  text: string;
  link: string;
  headers: OverviewHeader[];
  /** One sentence: the page's description. */
  description?: string;
  /** For the page of an option, in Markdown. */
  type?: string;
  default?: string;
}

export interface OverviewGroup {
  /** Absent for entries outside any group: the theme then shows 'Others'. */
  name?: string;
  items: OverviewItem[];
}

export interface PostEntry {
  title: string;
  link: string;
  /** ISO date, such as 2025-05-14. */
  date: string;
  description: string;
}

/** A heading of the page, as the outline lists it. */
/** A heading in the outline of a page. */
export interface OutlineEntry {
  id: string;
  text: string;
  depth: number;
}

export interface TocEntry extends OutlineEntry {
  /** The heading's position in the text of the page; -1 if unknown, as in development. */
  charIndex: number;
}

/** What the engine doesn't know of a page; plugins add it with `addFacts`. */
export interface PageFacts {
  sidebar: SidebarNode[];
  /** The page's file below the folder of all pages. */
  _relativePath: string;
  /** The positions of the headings of `toc`, in the same order. */
  charIndexes?: number[];
  /** In UTC; absent if the site doesn't ask for it or has no history. */
  lastUpdatedTime?: string;
  overview?: OverviewGroup[];
  posts?: PostEntry[];
  /** Address of the page's Markdown copy, if there is one. */
  markdownPath?: string;
  /** Feeds the page appears in. */
  feeds?: { url: string; mime: string; language: string }[];
  /** Languages that lack the page; absent if none does. */
  missingLangs?: string[];
  /** Version of Rslib that built what the page shows; absent if nothing was built. */
  builtWith?: string;
  /** Whether readers may look up why sentences of the page are true. */
  hasProofs?: true;
  /** Sections whose source changed after they were translated. */
  stale?: StaleSections;
}

export interface Frontmatter {
  title?: string;
  titleSuffix?: string;
  description?: string;
  head?: [string, Record<string, string>][];
  sidebar?: boolean;
  navbar?: boolean;
  outline?: boolean;
  footer?: boolean;
  date?: string;
  overview?: boolean;
  blogIndex?: boolean;
  /** Something to use rather than to read: without breadcrumbs and actions. */
  tool?: boolean;
  hero?: HeroText;
  /** The home page is made of the parts in theme/home/. */
  sections?: boolean;
}

/** The home page's text, from its front matter. */
export interface HeroText {
  promise: string;
  text: string;
  actions: { text: string; link: string }[];
  /** The newest release, above the promise. */
  note?: { text: string; more: string; link: string };
  /** What the tool has that the best known ones lack. */
  compare?: { text: string; more: string; link: string };
  /** What it takes to use the tool. */
  needs?: string;
}

export interface PageRecord extends Omit<PageFacts, 'charIndexes'> {
  title: string;
  /** Text of the page's own h1, if it has one. */
  headingTitle?: string;
  description?: string;
  routePath: string;
  lang: string;
  version: string;
  pageType: 'home' | 'doc' | 'doc-wide' | '404' | 'custom' | 'blank';
  toc: TocEntry[];
  frontmatter: Frontmatter;
}

/** What changed in a section's source after it was translated. */
export interface StaleSection {
  /** Removed words; absent if the old text is unknown. */
  removed?: string;
  /** Added words. */
  added?: string;
}

/** By section id; '' is the part above the first heading. */
export type StaleSections = Record<string, StaleSection>;
