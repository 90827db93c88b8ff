/** A loose view of a parser's node: each kind has its own fields. */
interface LooseNode {
  type: string;
  [field: string]: unknown;
}

/** The node in a field that this kind of node always has. */
export function childOf<Node extends LooseNode>(
  node: Node,
  field: string,
): Node {
  const fields: LooseNode = node;
  // Who asks has looked at the kind of the node, which decides what is in the field.
  return fields[field] as Node;
}

/** The nodes in a field; none if it's missing. */
export function childrenOf<Node extends LooseNode>(
  node: Node,
  field: string,
): Node[] {
  const fields: LooseNode = node;
  // As above, for a field with a list.
  return (fields[field] ?? []) as Node[];
}

/** The name of an identifier, or the text of a string key or literal. */
export function nameOf(node: unknown): string | undefined {
  // Only these two fields are read, whatever the node.
  const { name, value } = (node ?? {}) as { name?: string; value?: string };
  return name ?? value;
}
