/** Head tags that describe a single page: URLs, descriptions, link previews. */
const OF_PAGE =
  'meta:not([charset]), link:not([rel~="icon"]):not([rel="expect"]):not([rel="stylesheet"])';

/** JSON-LD is for crawlers, which read documents as served. */
const JSON_LD = 'script[type="application/ld+json"]';

/** Makes the head match the document of the page on screen. */
export function swapHead(page: Document): void {
  document.title = page.title;
  const root = document.documentElement;
  root.lang = page.documentElement.lang;
  root.dataset.pageType = page.documentElement.dataset.pageType ?? '';

  // The content security policy forbids copying scripts, even data, and the
  // previous page's would be wrong here.
  document.head.querySelector(JSON_LD)?.remove();
  const wanted = [...page.head.querySelectorAll(OF_PAGE)];
  for (const old of document.head.querySelectorAll(OF_PAGE)) {
    const at = wanted.findIndex(tag => tag.isEqualNode(old));
    if (at < 0) old.remove();
    else wanted.splice(at, 1);
  }
  // Styles of one page stay: their classes occur nowhere else, and a copy of the
  // page for going back has none.
  const styles = [...document.head.querySelectorAll('style')];
  for (const style of page.head.querySelectorAll('style')) {
    if (!styles.some(own => own.isEqualNode(style))) wanted.push(style);
  }
  document.head.append(...wanted.map(tag => document.importNode(tag, true)));
}
