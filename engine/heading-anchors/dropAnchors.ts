interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Removes the engine's link from each heading of a page's tree, in place. */
export function dropAnchors(parent: TreeNode): void {
  for (const node of parent.children ?? []) {
    dropAnchors(node);
    if (!/^h[1-6]$/.test(node.tagName ?? '')) continue;
    const [anchor, ...rest] = node.children ?? [];
    if (anchor?.properties?.class !== 'rp-header-anchor') {
      throw new Error(
        `[heading-anchors] The ${node.tagName} "${String(node.properties?.id)}" doesn't begin with the engine's link of class rp-header-anchor, ` +
          'so headings may have two links, or the text of one. Look at what the engine makes of a heading now, and adapt engine/heading-anchors.',
      );
    }
    node.children = rest;
  }
}
