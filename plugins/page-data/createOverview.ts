import type {
  OverviewGroup,
  OverviewItem,
  SidebarNode,
} from '../../shared/pageRecord.ts';
import type { CollectedPage, Section } from './types.ts';

/** Depth of the headers that an overview lists by default. */
const DEFAULT_HEADER_DEPTHS = [2];

/**
 * The groups an overview page lists: those of its own sidebar, each entry with
 * the headers of its page, so that the page needs no other page's data.
 */
export function createOverview(
  page: CollectedPage,
  sidebar: readonly SidebarNode[],
  pageAt: (link: string) => CollectedPage | undefined,
): OverviewGroup[] {
  const groups: OverviewGroup[] = [];
  const loose: OverviewItem[] = [];

  const toItem = (node: SidebarNode): OverviewItem[] => {
    if (!node.link || node.link === page.routePath) return [];
    const target = pageAt(node.link);
    if (!target) return [];
    const depths =
      node.overviewHeaders ??
      readDepths(target.frontmatter) ??
      readDepths(page.frontmatter) ??
      DEFAULT_HEADER_DEPTHS;
    const headers = target.toc
      .filter(({ depth }) => depths.includes(depth))
      .map(({ id, text, depth }) => ({ id, text, depth }));
    return [
      {
        text: node.text ?? target.title,
        link: node.link,
        headers,
        ...(page.frontmatter.allPages ? {} : factsOf(target)),
      },
    ];
  };
  const flatten = (nodes: readonly SidebarNode[]): OverviewItem[] =>
    nodes.flatMap(node => [...toItem(node), ...flatten(node.items ?? [])]);

  for (const node of sidebar) {
    if (node.items) {
      const items = [...toItem(node), ...flatten(node.items)];
      if (items.length > 0) {
        groups.push({ ...(node.text ? { name: node.text } : {}), items });
      }
    } else {
      loose.push(...toItem(node));
    }
  }
  return loose.length > 0 ? [...groups, { items: loose }] : groups;
}

/** What a card says of a page; a list of all pages would be too long with it. */
function factsOf({ frontmatter: { description }, option }: CollectedPage) {
  return {
    ...(typeof description === 'string' && { description }),
    ...option,
  };
}

function readDepths(
  frontmatter: Record<string, unknown>,
): number[] | undefined {
  const value = frontmatter.overviewHeaders;
  const isDepth = (one: unknown): one is number => Number.isInteger(one);
  return Array.isArray(value) && value.every(isDepth) ? value : undefined;
}

/**
 * The groups of a page that lists all others: those of each sidebar, and the
 * pages that no sidebar has.
 */
export function createSiteOverview(
  page: CollectedPage,
  sections: readonly Pick<Section, 'sidebar' | 'routes'>[],
  pageAt: (link: string) => CollectedPage | undefined,
): OverviewGroup[] {
  return sections.flatMap(({ sidebar, routes }) => {
    const groups = createOverview(page, sidebar, pageAt);
    const listed = new Set(
      groups.flatMap(({ items }) => items.map(({ link }) => link)),
    );
    const rest = routes
      .map(({ routePath }) => ({ link: routePath }))
      .filter(({ link }) => !listed.has(link));
    return [...groups, ...createOverview(page, rest, pageAt)].map(
      ({ name, items }) => ({ name: name ?? items[0]?.text ?? '', items }),
    );
  });
}
