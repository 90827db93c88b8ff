interface Point {
  line: number;
  offset: number;
}

/** What the parser adds to code: its own syntax tree, after ESTree. */
interface CodeData {
  estree?: EsNode | null;
}

/** A node of JavaScript; each kind has its own fields. */
export interface EsNode {
  type: string;
  loc?: { start: { line: number } };
  [field: string]: unknown;
}

/** An attribute of a component; an expression in braces is an object. */
export interface SyntaxAttribute {
  type: string;
  name?: string;
  value?: string | { value: string; data?: CodeData } | null;
  data?: CodeData;
}

/** A node of a page's syntax tree, with the fields that are read somewhere. */
export interface SyntaxNode {
  type: string;
  children?: SyntaxNode[];
  value?: string;
  depth?: number;
  ordered?: boolean | null;
  /** The first number of an ordered list. */
  start?: number | null;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  name?: string | null;
  attributes?: SyntaxAttribute[];
  data?: CodeData;
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
