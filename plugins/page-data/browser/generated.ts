/**
 * Stand-in for the modules the plugin generates; the build replaces its text.
 * `generated.ts` is the list of sections, `?section=…` one section, `?page=…`
 * one page.
 */
import type { ComponentType } from 'react';
import type { SidebarNode } from '../../../universal/pageFacts.ts';

export interface PageModule {
  page: {
    default: ComponentType & {
      __RSPRESS_PAGE_META?: Record<string, Record<string, unknown>>;
    };
    [name: string]: unknown;
  };
  facts: Record<string, unknown> & { charIndexes?: number[] };
}

export type RouteEntry = [
  path: string,
  filePath: string,
  lang: string,
  version: string,
  load: () => Promise<PageModule>,
];

export interface SectionModule {
  sidebar: SidebarNode[];
  routes: RouteEntry[];
}

export const sections: {
  prefix: string;
  load: () => Promise<SectionModule>;
}[] = [];

throw new Error(
  '[page-data] The generated page data is missing: this module must be replaced ' +
    'by the build. Check that the page-data plugin is in rspress.config.ts.',
);
