/** What the page-data plugin knows of pages and the theme reads. */

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

/** What a page's record has beside what the engine puts there. */
export interface PageFacts {
  sidebar: SidebarNode[];
  /** Where the headings of `toc` stand in the text of the page. */
  charIndexes?: number[];
  /** In UTC; absent where the site does not ask, or has no history. */
  lastUpdatedTime?: string;
  overview?: OverviewGroup[];
  posts?: PostEntry[];
}
