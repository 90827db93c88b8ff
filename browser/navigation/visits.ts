/**
 * Gives history entries a key and remembers their scroll positions. The
 * browser's own scroll restoration is off: it runs before the right page is shown.
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

/**
 * Scrolls a page that was loaded again to where it was left. Chromium hears up to a second
 * late where that was and whether it may restore it, so a reload could show the top.
 */
function restoreLoaded(top: number | undefined): void {
  if (top === undefined) return;
  let hasRead = false;
  for (const input of ['wheel', 'keydown', 'pointerdown']) {
    window.addEventListener(input, () => {
      hasRead = true;
    });
  }
  const restore = () => {
    if (!hasRead) window.scrollTo({ top, behavior: 'instant' });
  };
  afterPaint(restore);
  // Until then, browsers go to the section of the hash, and fonts move what is above.
  const finish = () => void document.fonts.ready.then(restore);
  window.addEventListener('pageshow', () => afterPaint(finish), { once: true });
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
  history.scrollRestoration = 'manual';
  restoreLoaded(positions[currentVisit()]);
  afterPaint(readPosition);
  onScroll(() => {
    readPosition();
    notePosition();
  });
  window.addEventListener('popstate', () => {
    isTraversing = true;
  });
  window.addEventListener('hashchange', () => currentVisit());
  window.addEventListener('pagehide', () => {
    notePosition();
    writeStored(PLACES_KEY, JSON.stringify(positions), sessionArea);
  });
}
