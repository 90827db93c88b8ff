import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that mean something in a feed reader; others give their content. */
const KEPT = new Set(
  'a blockquote br code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr img li ol p pre strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'start', 'colspan']);
/** Parts that only work, or only mean something, on the site. */
const DROPPED = new Set('button svg script style summary template'.split(' '));

/** The text of a built post as plain HTML, without any part of the interface. */
export function readPost(html: string, address: string): string {
  const prose = find(parse(html), node => hasAttribute(node, 'data-prose'));
  if (!prose) {
    throw new Error(
      `[feeds] ${address} has no element with data-prose, so the feed would lack its text. ` +
        'If the theme marks the text of a page in another way now, adapt plugins/feeds/readPost.ts.',
    );
  }
  prose.childNodes = clean(prose.childNodes, address);
  return serialize(prose).trim();
}

function clean(nodes: readonly Node[], address: string): Node[] {
  return nodes.flatMap(node => {
    if (!isElement(node)) return node.nodeName === '#text' ? [node] : [];
    if (isInterface(node)) return [];
    const children = clean(node.childNodes, address);
    if (attribute(node, 'role') === 'note') node.tagName = 'blockquote';
    if (!KEPT.has(node.tagName)) return children;
    node.nodeName = node.tagName;
    node.childNodes = children;
    node.attrs = node.attrs
      .filter(({ name }) => KEPT_ATTRIBUTES.has(name))
      .map(({ name, value }) => ({
        name,
        value: /^(?:href|src)$/.test(name)
          ? new URL(value, address).href
          : value,
      }));
    return [node];
  });
}

function isInterface(node: Element): boolean {
  return (
    DROPPED.has(node.tagName) ||
    attribute(node, 'aria-hidden') === 'true' ||
    /^(?:tablist|status|group)$/.test(attribute(node, 'role')) ||
    // The link next to a heading. Authors' links have text instead of a label.
    (node.tagName === 'a' && hasAttribute(node, 'aria-label'))
  );
}

function find(
  node: DefaultTreeAdapterTypes.ParentNode,
  isWanted: (node: Element) => boolean,
): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function hasAttribute(node: Element, name: string): boolean {
  return node.attrs.some(attr => attr.name === name);
}

function attribute(node: Element, name: string): string {
  return node.attrs.find(attr => attr.name === name)?.value ?? '';
}
