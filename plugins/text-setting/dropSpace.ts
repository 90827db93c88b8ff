interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
}

/**
 * Takes out the space after `**类型：** `, in place. Writers need it: without it
 * most readers of Markdown would show the asterisks. On the page it is a gap.
 */
export function dropSpace(parent: TreeNode): void {
  if (!parent.children) return;
  for (const [index, child] of parent.children.entries()) {
    dropSpace(child);
    const before = parent.children[index - 1];
    if (child.type === 'text' && before && endsInFullWidthMark(before)) {
      child.value = child.value?.trimStart() ?? '';
    }
  }
  parent.children = parent.children.filter(
    ({ type, value }) => type !== 'text' || value !== '',
  );
}

function endsInFullWidthMark({ tagName = '', children }: TreeNode): boolean {
  if (!/^(?:strong|em)$/.test(tagName)) return false;
  return /[，。；：？！、）”]$/.test(children?.at(-1)?.value ?? '');
}
