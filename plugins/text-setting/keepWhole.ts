interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** So many letters fit beside a margin on the smallest screen, in any box. */
const MAX_WHOLE = 22;

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
