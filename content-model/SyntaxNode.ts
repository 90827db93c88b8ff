interface Point {
  line: number;
  offset: number;
}

/** An attribute of a component; an expression in braces is an object. */
export interface SyntaxAttribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

/** A node of the engine's syntax tree, with the fields that rules read. */
export interface SyntaxNode {
  type: string;
  children?: SyntaxNode[];
  value?: string;
  depth?: number;
  ordered?: boolean | null;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  name?: string | null;
  attributes?: SyntaxAttribute[];
  position: { start: Point; end: Point };
}

/** Lists a node and its descendants, in document order. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The text of a node without its markup. */
export function plainText(node: SyntaxNode): string {
  return node.value ?? (node.children ?? []).map(plainText).join('');
}
