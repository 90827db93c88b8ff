/** What the page-data plugin writes into a page's record and the theme reads. */

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
