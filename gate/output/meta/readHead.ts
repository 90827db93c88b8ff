import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Attributes = Record<string, string>;

/** The contents of a built page's head. */
export interface Head {
  /** Path inside the build. */
  file: string;
  /** The absolute URL that the page is served at. */
  url: string;
  lang: string;
  titles: string[];
  metas: Attributes[];
  links: Attributes[];
  /** Text of each JSON-LD block. */
  jsonLd: string[];
}

/** Reads a page like a crawler: the document as served, without running scripts. */
export function readHead(file: string, url: string, html: string): Head {
  const found: Head = {
    file,
    url,
    lang: '',
    titles: [],
    metas: [],
    links: [],
    jsonLd: [],
  };
  const root = parse(html).childNodes.find(isElement);
  if (!root) return found;
  found.lang = attributesOf(root).lang ?? '';
  const head = root.childNodes
    .filter(isElement)
    .find(({ tagName }) => tagName === 'head');
  for (const element of head?.childNodes.filter(isElement) ?? []) {
    const attributes = attributesOf(element);
    if (element.tagName === 'title') found.titles.push(textOf(element));
    if (element.tagName === 'meta') found.metas.push(attributes);
    if (element.tagName === 'link') found.links.push(attributes);
    if (attributes.type === 'application/ld+json') {
      found.jsonLd.push(textOf(element));
    }
  }
  return found;
}

/** The contents of all meta tags with a name or property. */
export function metaOf(head: Head, name: string): string[] {
  return head.metas
    .filter(meta => meta.name === name || meta.property === name)
    .map(({ content = '' }) => content);
}

/** hreflang → URL. */
export function alternatesOf(head: Head): Map<string, string> {
  return new Map(
    head.links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );
}

function isElement(
  node: DefaultTreeAdapterTypes.ChildNode,
): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}

function attributesOf({ attrs }: DefaultTreeAdapterTypes.Element): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
