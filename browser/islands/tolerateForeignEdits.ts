/**
 * Browsers that translate a page, and extensions, move and remove nodes that
 * React believes to be where it put them; to take such a node away, or to put
 * another before it, throws and would end the page. Here what is gone is gone,
 * and what has lost its neighbor comes last. decisions/0013-pages-others-change.md
 */
export function tolerateForeignEdits(
  tree: Pick<Node, 'removeChild' | 'insertBefore'>,
) {
  const { removeChild, insertBefore } = tree;

  tree.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as T) : child;
  };
  tree.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const place = next?.parentNode === this ? next : null;
    return insertBefore.call(this, node, place) as T;
  };
}
