/**
 * Gives history entries a key and remembers their scroll positions. The
 * browser's own scroll restoration runs before the right page is shown.
 */
import { PLACES_KEY } from '../../shared/storageKeys.ts';
import { afterPaint, onScroll } from '../page.ts';
import {
  readStored,
  sessionArea,
  writeStored,
} from '../storage/safeStorage.ts';

interface EntryState {
  key?: string;
}

/**
 * By the key of the history entry, including entries of earlier documents in this tab.
 */
let positions: Record<string, number> = {};

/** Where the page stands, read when that costs no layout. */
let position = 0;

/**
 * After back or forward, the URL is already that of the next page while the old one is
 * still shown. Scrolling in the meantime says nothing about the current visit.
 */
let isTraversing = false;

/** The page of the current visit is shown. */
export function endTraversal(): void {
  isTraversing = false;
}

/** The key of the current entry; entries made by the browser get one here. */
export function currentVisit(): string {
  // Only this module writes it; entries of others have no key.
  const state = history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = createKey();
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Adds an entry for a URL. */
export function pushVisit(address: string): void {
  notePosition();
  history.pushState({ key: createKey() }, '', address);
}

/** Scrolls to where a visit was left; returns whether that is known. */
export function restorePosition(): boolean {
  const top = positions[currentVisit()];
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  return top !== undefined;
}

function notePosition(): void {
  if (!isTraversing) positions[currentVisit()] = position;
}

function readPosition(): void {
  position = window.scrollY;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Starts remembering positions. */
export function startVisits(): void {
  try {
    const stored = readStored(PLACES_KEY, sessionArea) ?? '{}';
    // `as` is as good as any check: anything that isn't a position leads to the top.
    positions = { ...(JSON.parse(stored) as typeof positions) };
  } catch {
    // It isn't something we stored.
  }
  currentVisit();
  afterPaint(readPosition);
  onScroll(() => {
    readPosition();
    notePosition();
  });
  window.addEventListener('popstate', () => {
    isTraversing = true;
  });
  window.addEventListener('hashchange', () => currentVisit());
  // The browser restores the place in a document that it loads. From then on it would
  // scroll while another page is still shown.
  window.addEventListener('pageshow', () => {
    afterPaint(() => {
      history.scrollRestoration = 'manual';
    });
  });
  window.addEventListener('pagehide', () => {
    notePosition();
    writeStored(PLACES_KEY, JSON.stringify(positions), sessionArea);
    // The browser restores the page of this visit, unless another one is on screen.
    history.scrollRestoration = isTraversing ? 'manual' : 'auto';
  });
}
