import sax from 'sax';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** All text inside, at any depth. */
  text: string;
  children: XmlElement[];
}

/** Parses a document strictly: throws if it isn't well-formed. */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const reader = sax.parser(true);
  const addText = (text: string) => {
    for (const element of open) element.text += text;
  };
  reader.onerror = error => {
    throw error;
  };
  reader.onopentag = ({ name, attributes }) => {
    const element = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => {
    open.pop();
  };
  reader.ontext = addText;
  reader.oncdata = addText;
  reader.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('The document is empty.');
  return root;
}

/** The direct children with a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(child => child.name === name);
}

export function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? '';
}
