import type { RspressPlugin } from '@rspress/core';

interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** This many letters fit on the smallest screen, in any box. */
const MAX_WHOLE = 22;

/**
 * Sets text as a typesetter would: flags aren't broken, and there's no gap after `：`.
 */
export function pluginTextSetting(): RspressPlugin {
  return {
    name: 'text-setting',
    markdown: { rehypePlugins: [() => keepWhole, () => dropSpace] },
  };
}

/**
 * Browsers may break a line after a hyphen and so split `--` from the flag's name. The
 * style sheet never breaks short inline code. Longer code is marked here, in place, and
 * each word with a hyphen becomes an element that isn't broken.
 */
export function keepWhole(node: TreeNode): void {
  if (node.tagName === 'pre') return;
  const [text, ...rest] = node.children ?? [];
  if (node.tagName === 'code' && text?.type === 'text' && rest.length === 0) {
    const value = text.value ?? '';
    if (value.length <= MAX_WHOLE) return;
    node.properties = { ...node.properties, 'data-long': '' };
    node.children = value.split(/( )/).map(wordOf);
    return;
  }
  for (const child of node.children ?? []) keepWhole(child);
}

function wordOf(value: string): TreeNode {
  const text = { type: 'text', value };
  return value.includes('-') && value.length <= MAX_WHOLE
    ? { type: 'element', tagName: 'span', properties: {}, children: [text] }
    : text;
}

/**
 * Removes the space after `**类型：** `, in place. Authors need it, because without it
 * most Markdown viewers would show the asterisks, but on the page it's a gap.
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
