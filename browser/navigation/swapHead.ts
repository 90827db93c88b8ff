/** What the head says of one page: addresses, descriptions, link previews. */
const OF_PAGE =
  'meta:not([charset]), link:not([rel~="icon"], [rel="expect"]), script[type], script[src][data-page]';

/** Makes the head say of the page on screen what its own document says. */
export function swapHead(page: Document): void {
  document.title = page.title;
  const root = document.documentElement;
  root.lang = page.documentElement.lang;
  root.dataset.pageType = page.documentElement.dataset.pageType ?? '';

  const wanted = [...page.head.querySelectorAll(OF_PAGE)];
  const present = [...document.head.querySelectorAll(OF_PAGE)];
  for (const old of present) {
    const at = wanted.findIndex(tag => tag.isEqualNode(old));
    if (at < 0) old.remove();
    else wanted.splice(at, 1);
  }
  for (const tag of wanted) document.head.append(recreate(tag));
}

/** A script that came with a parsed document would never run. */
function recreate(tag: Element): Element {
  if (tag.localName !== 'script') return document.importNode(tag, true);
  const script = document.createElement('script');
  for (const { name, value } of tag.attributes)
    script.setAttribute(name, value);
  return script;
}
