import { announcePage } from '../page.ts';
import { deferTail } from './deferTail.ts';
import { showCurrentPage } from '../behaviors/sidebar/groups.ts';
import { morph } from './morph.ts';
import { swapHead } from './swapHead.ts';

/**
 * Shows the page of another document. The navigation bar keeps its nodes; a
 * sidebar with the same entries keeps its scroll position and collapsed groups.
 * `isFromTop`: the reader starts at the top of the page.
 */
export function swapPage(page: Document, isFromTop = false): void {
  const root = rootOf(document);
  const wanted = rootOf(page);
  if (!root || !wanted) throw new Error('One of the documents is not ours.');
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
  const stays = new Map<Element, Element>();
  for (const part of wanted.children) {
    const same = findSame(old, part);
    if (same) stays.set(part, same);
  }
  const kept = new Set(stays.values());
  for (const child of [...old.childNodes]) {
    if (!kept.has(child as Element)) child.remove();
  }
  let before = old.firstChild;
  for (const part of [...wanted.childNodes]) {
    const same = stays.get(part as Element);
    if (same) {
      keepPart(same, part as Element);
      before = same.nextSibling;
    } else {
      // A copy, because the document is kept for the next visit.
      old.insertBefore(document.importNode(part, true), before);
    }
  }
}

/** The part on screen that can stay while the page around it changes. */
function findSame(old: Element, part: Element): Element | undefined {
  const { keep } = (part as HTMLElement).dataset;
  if (!keep) return undefined;
  const same = [...old.children].find(
    child => (child as HTMLElement).dataset.keep === keep,
  );
  if (!same) return undefined;
  return standsFor(same) === standsFor(part) ? same : undefined;
}

function keepPart(old: Element, wanted: Element): void {
  const { keep } = (wanted as HTMLElement).dataset;
  if (keep === 'navbar') morph(old, wanted);
  if (keep === 'sidebar') showCurrentPage(old, wanted);
  if (keep !== 'layout') return;
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  replaceParts(old, wanted);
}

/** What two parts must have in common for one to stay in place of the other. */
function standsFor(part: Element): string {
  const { keep, searchBox = '' } = (part as HTMLElement).dataset;
  if (keep !== 'sidebar') return searchBox;
  return [...part.querySelectorAll('a')]
    .map(link => `${link.getAttribute('href')} ${link.textContent}`)
    .join('\n');
}
