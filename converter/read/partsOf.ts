import type { SyntaxNode } from '@lezer/common';

/** The children of a node, without comments. */
export function partsOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (let part = node?.firstChild; part; part = part.nextSibling) {
    if (!part.name.endsWith('Comment')) parts.push(part);
  }
  return parts;
}
