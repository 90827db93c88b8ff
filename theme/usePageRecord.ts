import { usePage } from '@rspress/core/runtime';
import type {
  OverviewGroup,
  PostEntry,
  SidebarNode,
} from '../shared/pageFacts.ts';
import type { StaleSections } from '../shared/staleSection.ts';

/** A heading of the page, as the outline lists it. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
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
  hero?: HeroText;
}

/** The words of the home page, from its front matter. */
export interface HeroText {
  promise: string;
  text: string;
  actions: { text: string; link: string }[];
}

export interface PageRecord {
  title: string;
  /** Text of the page's own h1, if it wrote one. */
  headingTitle?: string;
  routePath: string;
  lang: string;
  version: string;
  pageType: 'home' | 'doc' | '404' | 'custom' | 'blank';
  toc: TocEntry[];
  frontmatter: Frontmatter;
  description?: string;
  _relativePath: string;
  /** In UTC; absent where the site does not ask, or has no history. */
  lastUpdatedTime?: string;
  /** Address of the page as Markdown, where there is one. */
  markdownPath?: string;
  sidebar: SidebarNode[];
  /** Feeds the page appears in. */
  feeds?: { url: string; mime: string; language: string }[];
  /** Languages that lack the page; absent where none does. */
  missingLangs?: string[];
  overview?: OverviewGroup[];
  posts?: PostEntry[];
  /** Version of Rslib that built what the page shows; absent if nothing. */
  builtWith?: string;
  /** Sections whose source changed after they were translated. */
  stale?: StaleSections;
}

/**
 * The page on screen. All parts of the theme read pages through this hook, so
 * address, words and content always change together.
 */
export function usePageRecord(): PageRecord {
  // Root.tsx makes records of exactly this form.
  return usePage().page as unknown as PageRecord;
}
