export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** A part of a code block that becomes a link. */
export interface KeyLink {
  from: number;
  to: number;
  /** `isNested` if its section is that of the one above it. */
  option: { name: string; href: string; isNested?: boolean };
}

/**
 * Makes links of parts of code blocks, in place. Of a block, one is a tab stop: arrow
 * keys lead to the others (browser/behaviors/option-cards).
 */
export function linkKeys(
  node: TreeNode,
  linksOf: (code: string, title: string | undefined) => readonly KeyLink[],
): void {
  if (node.tagName !== 'pre') {
    for (const child of node.children ?? []) linkKeys(child, linksOf);
    return;
  }
  const { title } = node.properties ?? {};
  const links = linksOf(
    textOf(node),
    typeof title === 'string' ? title : undefined,
  );
  if (links.length > 0) cut(node, 0, links);
}

function textOf({ value = '', children = [] }: TreeNode): string {
  return value + children.map(textOf).join('');
}

/** Cuts the texts in a node, which starts at `at`, where links are; returns its end. */
function cut(node: TreeNode, at: number, links: readonly KeyLink[]): number {
  let end = at;
  node.children = (node.children ?? []).flatMap(child => {
    const start = end;
    end =
      child.type === 'text'
        ? start + (child.value ?? '').length
        : cut(child, start, links);
    return child.type === 'text' ? split(child, start, end, links) : [child];
  });
  return end;
}

function split(
  text: TreeNode,
  start: number,
  end: number,
  links: readonly KeyLink[],
): TreeNode[] {
  const parts: TreeNode[] = [];
  let done = start;
  const take = (to: number): TreeNode => {
    const value = text.value?.slice(done - start, to - start) ?? '';
    done = to;
    return { ...text, value };
  };
  for (const link of links) {
    if (link.from < start || link.to > end) continue;
    if (link.from > done) parts.push(take(link.from));
    parts.push({
      type: 'element',
      tagName: 'a',
      properties: {
        href: link.option.href,
        ...(link !== links[0] && { tabIndex: -1 }),
        // Others are known by their address.
        ...(link.option.isNested && { dataOption: link.option.name }),
      },
      children: [take(link.to)],
    });
  }
  if (done < end) parts.push(take(end));
  return parts;
}
