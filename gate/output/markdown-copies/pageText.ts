import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A link parts words, as its bracket does in Markdown. */
const INLINE = new Set(['b', 'code', 'del', 'em', 'i', 'span', 'strong']);
const WITHOUT_WORDS = new Set([
  'footer',
  'label',
  'legend',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
]);

/**
 * The words that a built page shows in its main part, without the interface:
 * buttons, page actions, the filter, breadcrumbs, what comes below the article,
 * and drawings that have a text equivalent.
 */
export function pageText(html: string): string {
  const main = findContent(parse(html));
  if (!main) {
    throw new Error(
      'The page has no element with the id content, so its text cannot be read. Look at theme/layout/DocLayout.tsx.',
    );
  }
  return textOf(main);
}

/** The ids of the headings below the title, which links of other sites lead to. */
export function headingIds(html: string): string[] {
  const main = findContent(parse(html));
  return main ? idsIn(main) : [];
}

/** Where the options in code of a page lead; each address once. */
export function codeLinks(html: string): string[] {
  const main = findContent(parse(html));
  return main ? [...new Set(linksIn(main, false))] : [];
}

function linksIn(node: Node, isCode: boolean): string[] {
  if (!('tagName' in node)) return [];
  const href =
    isCode && node.tagName === 'a' ? attribute(node, 'href') : undefined;
  const isInside = isCode || node.tagName === 'pre';
  return [
    ...(href === undefined ? [] : [href]),
    ...node.childNodes.flatMap(child => linksIn(child, isInside)),
  ];
}

function idsIn(node: Node): string[] {
  if (!('tagName' in node)) return [];
  const id = /^h[2-6]$/.test(node.tagName) ? attribute(node, 'id') : undefined;
  return [...(id ? [id] : []), ...node.childNodes.flatMap(idsIn)];
}

function findContent(node: Node): Element | undefined {
  if (!('childNodes' in node)) return undefined;
  if ('attrs' in node && attribute(node, 'id') === 'content') return node;
  for (const child of node.childNodes) {
    const found = findContent(child);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || isInterface(node)) return '';
  const text = node.childNodes.map(textOf).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}

function isInterface(element: Element): boolean {
  const role = attribute(element, 'role');
  return (
    WITHOUT_WORDS.has(element.tagName) ||
    (element.tagName === 'button' && role !== 'tab') ||
    role === 'group' ||
    role === 'status' ||
    attribute(element, 'aria-hidden') === 'true' ||
    isBlockMark(element)
  );
}

/** Words of the frame of a code block: what it is, beside its name, and of its folds. */
function isBlockMark(element: Element): boolean {
  const { parentNode: parent } = element;
  if (!parent || !('attrs' in parent)) return false;
  if (attribute(parent, 'data-fold') === '')
    return element.tagName === 'summary';
  const figure = parent.tagName === 'figcaption' && parent.parentNode;
  return (
    figure !== null &&
    figure !== false &&
    'attrs' in figure &&
    attribute(figure, 'data-lang') !== undefined &&
    attribute(element, 'translate') === undefined
  );
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find(one => one.name === name)?.value;
}
