import type { RspressPlugin } from '@rspress/core';

interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** So many letters fit beside a margin on the smallest screen, in any box. */
const MAX_WHOLE = 22;

/** What a typesetter would do by hand: no flag parted, no gap after `：`. */
export function pluginTextSetting(): RspressPlugin {
  return {
    name: 'text-setting',
    markdown: { rehypePlugins: [() => keepWhole, () => dropSpace] },
  };
}

/**
 * Browsers break a line after a hyphen, which parts `--` from the name of its
 * flag. Short inline code is therefore never broken; that is the style sheet's
 * part. What is longer is marked here, and its words with a hyphen are kept
 * whole one by one, in place.
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
