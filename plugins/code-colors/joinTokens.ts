interface TextNode {
  type: 'text';
  value: string;
}

interface ElementNode {
  type: 'element';
  properties: Record<string, unknown>;
  children: Node[];
}

/** What the highlighter makes; of other kinds of nodes nothing is changed. */
type Node = TextNode | ElementNode | { type: string };

/**
 * Joins the tokens of code that look the same: neighbors of one color become
 * one element, and what has the color of the block is text. A page has
 * thousands of them, each with a price in bytes and at hydration.
 */
export function joinTokens(parent: ElementNode): void {
  const joined: Node[] = [];
  for (const node of parent.children) {
    if (isElement(node)) joinTokens(node);
    const next = isPlain(node) ? node.children[0] : node;
    if (!joinInto(joined.at(-1), next)) joined.push(next);
  }
  parent.children = joined;
}

/** Adds a node to the one before it where both are the same but for the text. */
function joinInto(last: Node | undefined, node: Node): boolean {
  if (!last) return false;
  if (isText(last) && isText(node)) {
    last.value += node.value;
    return true;
  }
  if (!isToken(last) || !isToken(node)) return false;
  if (last.properties.class !== node.properties.class) return false;
  return joinInto(last.children[0], node.children[0]);
}

function isText(node: Node): node is TextNode {
  return node.type === 'text';
}

function isElement(node: Node): node is ElementNode {
  return node.type === 'element';
}

type Token = ElementNode & { children: [TextNode] };

/** An element that holds text alone and says at most its class. */
function isToken(node: Node): node is Token {
  return (
    isElement(node) &&
    node.children.length === 1 &&
    node.children.every(isText) &&
    Object.keys(node.properties).every(name => name === 'class') &&
    !/^line\b/.test(String(node.properties.class))
  );
}

function isPlain(node: Node): node is Token {
  return isToken(node) && node.properties.class === undefined;
}
