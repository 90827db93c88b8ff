import { announcePage } from '../page.ts';
import { showCurrentPage } from '../behaviors/sidebar/groups.ts';
import { morph } from './morph.ts';

/**
 * This many blocks fill any window; the rest isn't visible in the first frame.
 */
const FIRST_BLOCKS = 14;

/** Head tags that describe a single page: URLs, descriptions, link previews. */
const OF_PAGE =
  'meta:not([charset]), link:not([rel~="icon"]):not([rel="expect"]):not([rel="stylesheet"])';

/** JSON-LD is for crawlers, which read documents as served. */
const JSON_LD = 'script[type="application/ld+json"]';

/**
 * Shows the page of another document. The navigation bar keeps its nodes; a
 * sidebar with the same entries keeps its scroll position and collapsed groups.
 * `isFromTop`: the reader starts at the top of the page.
 */
export function swapPage(page: Document, isFromTop = false): void {
  const root = rootOf(document);
  const wanted = rootOf(page);
  if (!root || !wanted) throw new Error('One of the documents is not ours.');
  // Chromium styles a page whose focused element is removed; now there's nothing to do.
  document.querySelector<HTMLElement>('main :focus, footer :focus')?.blur();
  swapHead(page);
  replaceParts(root, wanted);
  if (isFromTop) deferTail();
  announcePage();
}

/** The element around all parts of a page, the last of which is `#strings`. */
function rootOf(page: Document): Element | null | undefined {
  return page.getElementById('strings')?.parentElement;
}

function replaceParts(old: Element, wanted: Element): void {
  const stays = new Map<Node, Element>();
  for (const part of wanted.children) {
    const same = findSame(old, part);
    if (same) stays.set(part, same);
  }
  const kept = new Set<Node>(stays.values());
  for (const child of [...old.childNodes]) {
    if (!kept.has(child)) child.remove();
  }
  let before = old.firstChild;
  for (const part of [...wanted.childNodes]) {
    const same = stays.get(part);
    if (same) {
      // Only elements are keys.
      keepPart(same, part as Element);
      before = same.nextSibling;
    } else {
      // A copy, because the document is kept for the next visit.
      old.insertBefore(document.importNode(part, true), before);
    }
  }
}

function datasetOf(part: Element): DOMStringMap {
  // SVG elements have one too; no other elements are in a page.
  return (part as HTMLElement).dataset;
}

/** The part on screen that can stay while the page around it changes. */
function findSame(old: Element, part: Element): Element | undefined {
  const { keep } = datasetOf(part);
  if (!keep) return undefined;
  const same = [...old.children].find(child => datasetOf(child).keep === keep);
  if (!same) return undefined;
  return identityOf(same) === identityOf(part) ? same : undefined;
}

function keepPart(old: Element, wanted: Element): void {
  const { keep } = datasetOf(wanted);
  if (keep === 'navbar') morph(old, wanted);
  if (keep === 'sidebar') showCurrentPage(old, wanted);
  if (keep !== 'layout') return;
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  replaceParts(old, wanted);
}

/** What two parts must have in common for one to stay in place of the other. */
function identityOf(part: Element): string {
  const { keep, searchBox = '' } = datasetOf(part);
  if (keep !== 'sidebar') return searchBox;
  return [...part.querySelectorAll('a')]
    .map(link => `${link.getAttribute('href')} ${link.textContent}`)
    .join('\n');
}

/**
 * Skips the end of a long page in the first frame, so that its start shows
 * sooner. Not for jumps to a section, which need the whole layout.
 */
export function deferTail(): void {
  const blocks = document.querySelectorAll<HTMLElement>('[data-prose] > *');
  const tail = [...blocks].slice(FIRST_BLOCKS);
  // Not `auto`: blocks without a height would all be in view.
  for (const block of tail) block.style.contentVisibility = 'hidden';
  // Not between the two frames: whoever reads a position there would lay it out.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const block of tail) block.style.contentVisibility = '';
    }),
  );
}

/** Makes the head match the document of the page on screen. */
function swapHead(page: Document): void {
  document.title = page.title;
  const root = document.documentElement;
  const { lang, dataset } = page.documentElement;
  // Setting the same language again would style every element anew.
  if (root.lang !== lang) root.lang = lang;
  root.dataset.pageType = dataset.pageType ?? '';

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
