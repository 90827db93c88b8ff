import type { SidebarNode } from '../../shared/pageRecord.ts';

/**
 * Gives every sidebar entry without a text of its own its page's title. An entry
 * without a page ends the build, unless `ifEmpty` lets it go on.
 */
export function fillSidebar(
  nodes: readonly SidebarNode[],
  titleOf: (link: string) => string | undefined,
  ifEmpty: (message: string) => void = refuse,
): SidebarNode[] {
  return nodes.map(node => {
    if (node.dividerType || node.sectionHeaderText) return node;
    let text = node.text ?? (node.link && titleOf(node.link));
    if (!text) {
      ifEmpty(
        `[page-data] The sidebar names ${node.link ?? 'an entry without link and text'}, ` +
          'but no page with a title is at that path, so readers would see an empty entry. ' +
          'Correct the address in site/navigation.ts or add the page.',
      );
      // While a page is being written, its path is used as the title.
      text = node.link ?? '';
    }
    const { items } = node;
    return {
      ...node,
      text,
      ...(items && { items: fillSidebar(items, titleOf, ifEmpty) }),
    };
  });
}

function refuse(message: string): never {
  throw new Error(message);
}
