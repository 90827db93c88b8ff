/**
 * Translating browsers and extensions move and remove nodes that React expects
 * to find. Removing such a node, or inserting before it, would throw and take
 * the island down. Here, removing a missing node does nothing, and a node
 * without its neighbor is appended. See decisions/0013-pages-others-change.md.
 */
export function tolerateForeignEdits(
  tree: Pick<Node, 'removeChild' | 'insertBefore'>,
) {
  const { removeChild, insertBefore } = tree;

  tree.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    // The browser returns the node it was given.
    return parent ? (removeChild.call(parent, child) as T) : child;
  };
  tree.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const place = next?.parentNode === this ? next : null;
    // The browser returns the node it was given.
    return insertBefore.call(this, node, place) as T;
  };
}
