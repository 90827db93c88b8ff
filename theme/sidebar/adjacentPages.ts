import type { SidebarNode } from '../../shared/pageRecord.ts';

export interface AdjacentPage {
  text: string;
  link: string;
}

/** A sidebar's pages from top to bottom; a group's own page comes first. */
export function flattenSidebar(nodes: readonly SidebarNode[]): AdjacentPage[] {
  return nodes.flatMap(({ text, link, items = [] }) => [
    ...(text && link ? [{ text, link }] : []),
    ...flattenSidebar(items),
  ]);
}

/** The pages before and after a path in the sidebar. */
export function adjacentPages(
  sidebar: readonly SidebarNode[],
  routePath: string,
): { previous?: AdjacentPage | undefined; next?: AdjacentPage | undefined } {
  const pages = flattenSidebar(sidebar);
  const index = pages.findIndex(({ link }) => link === routePath);
  return index < 0
    ? {}
    : { previous: pages[index - 1], next: pages[index + 1] };
}
