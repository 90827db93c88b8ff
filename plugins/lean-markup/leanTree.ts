interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
}

/** Between their children, white space is never shown. */
const HOLDS_BLOCKS =
  /^(?:blockquote|ol|ul|dl|table|thead|tbody|tr|section|figure)$/;

/**
 * Takes out of a page's tree what no reader sees, in place: white space between
 * blocks and roots within the root.
 */
export function leanTree(parent: TreeNode): void {
  if (!parent.children) return;
  const isSpaceShown = !holdsBlocks(parent);
  parent.children = parent.children.flatMap(child => {
    if (!isSpaceShown && isSpace(child)) return [];
    leanTree(child);
    return child.type === 'root' ? (child.children ?? []) : [child];
  });
}

function holdsBlocks({ type, tagName = '' }: TreeNode): boolean {
  return type === 'root' || HOLDS_BLOCKS.test(tagName);
}

function isSpace({ type, value = '' }: TreeNode): boolean {
  return type === 'text' && value.trim() === '';
}
