import type { SidebarNode } from '../../universal/pageFacts.ts';

/** Gives every sidebar entry without a text of its own its page's title. */
export function fillSidebar(
  nodes: readonly SidebarNode[],
  titleOf: (link: string) => string | undefined,
): SidebarNode[] {
  return nodes.map(node => {
    if (node.dividerType || node.sectionHeaderText) return node;
    const text = node.text ?? (node.link && titleOf(node.link));
    if (!text) {
      throw new Error(
        `[page-data] The sidebar names ${node.link ?? 'an entry without link and text'}, ` +
          'but no page with a title stands at that address, so readers would see an empty entry. ' +
          'Correct the address in site/navigation.ts or add the page.',
      );
    }
    const { items } = node;
    return {
      ...node,
      text,
      ...(items && { items: fillSidebar(items, titleOf) }),
    };
  });
}
