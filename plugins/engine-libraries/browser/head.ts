/**
 * Our replacement of `@unhead/react` in the browser: keeps title, attributes of
 * `html` and tags in the head as the page wants them. The tags of the first page
 * are those it was rendered with. See decisions/0010-engine-libraries.md.
 */
import { useEffect, useRef } from 'react';

type Attributes = Record<string, string>;

export interface HeadInput {
  title: string;
  htmlAttrs: Attributes;
  meta: Attributes[];
  link: Attributes[];
  script: Attributes[];
}

export function useHead(input: HeadInput): void {
  const shown = useRef(new Set<Element>());
  const text = JSON.stringify(input);

  useEffect(() => {
    // `as` is right: it was written above, and as text it is a dependency.
    const { title, htmlAttrs, ...tags } = JSON.parse(text) as HeadInput;
    document.title = title;
    setAttributes(document.documentElement, htmlAttrs);

    const wanted = new Set<Element>();
    for (const [name, list] of Object.entries(tags)) {
      for (const attributes of list) wanted.add(findOrAdd(name, attributes));
    }
    for (const element of shown.current) {
      if (!wanted.has(element)) element.remove();
    }
    shown.current = wanted;
  }, [text]);
}

function findOrAdd(name: string, attributes: Attributes): Element {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  const present = [...document.head.querySelectorAll(name)].find(other =>
    other.isEqualNode(element),
  );
  return present ?? document.head.appendChild(element);
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    // The same again would cost a new style for every element of the page.
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** The engine hands it on by name, so it has to exist. */
export function Head(): never {
  throw new Error(
    'The component Head is not part of what readers get. Name tags of a page in its front matter, as `head`.',
  );
}
