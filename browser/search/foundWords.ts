import { findRanges } from '@rslib-website/search/marks';
import { termsOf } from '@rslib-website/search/tokenize';
import { FOUND_KEY } from '../../shared/storageKeys.ts';
import { matchesMedia } from '../dom/media.ts';
import { onPage } from '../page.ts';
import {
  readStored,
  sessionArea,
  writeStored,
} from '../storage/safeStorage.ts';

/** The name that style sheets use: `::highlight(found)`. */
const NAME = 'found';
/** More marks than this don't help. */
const MOST_MARKS = 500;
/** How long the heading of the section is marked. */
const HEADING_MS = 2000;

/**
 * Marks the reader's words on the page of a hit: the terms that were found, or the
 * query itself if the terms are unknown. On any other page, nothing happens.
 */
export function showFound(url: unknown, words: unknown): void {
  if (!isHere(url)) return;
  writeStored(FOUND_KEY, '', sessionArea);
  const terms = Array.isArray(words)
    ? words.map(String)
    : termsOf(String(words));
  mark(new Set(terms));
}

/** Goes on after a page load; anything else in storage is ignored. */
export function resumeFound(): void {
  const stored = readStored(FOUND_KEY, sessionArea) ?? '';
  writeStored(FOUND_KEY, '', sessionArea);
  try {
    // What is not a map has neither, and null throws.
    const { url, words } = JSON.parse(stored) as Record<string, unknown>;
    showFound(url, words);
  } catch {
    // It isn't something we stored.
  }
}

function isHere(url: unknown): boolean {
  const { origin, pathname, hash } = window.location;
  return url === pathname + hash || url === origin + pathname + hash;
}

let isWatching = false;

/** Removes the marks on the next page, or on Escape. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const clear = () => CSS.highlights.delete(NAME);
  onPage(clear);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear();
  });
}

function mark(terms: ReadonlySet<string>): void {
  const content = document.getElementById('content');
  if (!content) return;
  const id = window.location.hash.slice(1);
  markHeading(document.getElementById(id) ?? content.querySelector('h1'));
  if (typeof Highlight !== 'function' || !CSS.highlights) return;
  watch();
  const ranges = rangesIn(content, terms);
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

/** Nothing in the document changes, so nothing has to be taken back. */
function markHeading(heading: Element | null): void {
  const tint = 'var(--site-tint)';
  // Without motion the mark stays as it is, and then is gone.
  const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
  const end = isStill ? tint : 'transparent';
  const marking = heading?.animate?.(
    {
      backgroundColor: [tint, tint, end],
      boxShadow: [tint, tint, end].map(color => `0 0 0 0.25em ${color}`),
    },
    HEADING_MS,
  );
  if (!marking) return;
  // It keeps the color of the theme it started in.
  const themes = new MutationObserver(() => marking.cancel());
  themes.observe(document.documentElement, { attributeFilter: ['class'] });
  marking.onfinish = () => themes.disconnect();
  marking.oncancel = marking.onfinish;
}

function rangesIn(content: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < MOST_MARKS) {
    // The walker shows texts alone.
    const node = texts.currentNode as Text;
    for (const { start, end } of findRanges(node.data, terms)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges.slice(0, MOST_MARKS);
}
