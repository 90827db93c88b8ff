/**
 * Gives history entries a key and remembers their scroll positions. The
 * browser's own scroll restoration runs before the right page is shown.
 */
interface EntryState {
  key?: string;
}

const positions = new Map<string, number>();

/** The key of the current entry; entries made by the browser get one here. */
export function currentVisit(): string {
  const state = history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = createKey();
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Adds an entry for a URL, with scroll restoration on our side. */
export function pushVisit(address: string): void {
  notePosition();
  history.scrollRestoration = 'manual';
  history.pushState({ key: createKey() }, '', address);
}

/** Scrolls to where a visit was left, if known. */
export function restorePosition(): void {
  const top = positions.get(currentVisit());
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

function notePosition(): void {
  positions.set(currentVisit(), window.scrollY);
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Starts remembering positions. */
export function startVisits(): void {
  currentVisit();
  let isTraversing = false;
  window.addEventListener(
    'scroll',
    () => {
      if (!isTraversing) notePosition();
    },
    { passive: true },
  );
  // Until the other page is shown, the browser may be the one that scrolls.
  window.addEventListener('popstate', () => {
    isTraversing = true;
    requestAnimationFrame(() => {
      isTraversing = false;
    });
  });
  window.addEventListener('hashchange', () => currentVisit());
  // The next document restores its position itself.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
