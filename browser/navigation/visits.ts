/**
 * Visits: entries of the history by a key of their own, and how far down each of
 * them was. The browser restores positions while the wrong page is shown, and
 * knows nothing of the page that takes its place.
 */
interface EntryState {
  key?: string;
}

const positions = new Map<string, number>();

/** The key of the entry on screen; one that the browser made gets its own. */
export function currentVisit(): string {
  const state = history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = createKey();
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Adds an entry for an address, left and entered without the browser's help. */
export function pushVisit(address: string): void {
  notePosition();
  history.scrollRestoration = 'manual';
  history.pushState({ key: createKey() }, '', address);
}

/** Goes where a visit was left, at once, where that is known. */
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

/** From here on positions are noted. */
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
  // Until the other page is shown it may still be the browser that scrolls.
  window.addEventListener('popstate', () => {
    isTraversing = true;
    requestAnimationFrame(() => {
      isTraversing = false;
    });
  });
  window.addEventListener('hashchange', () => currentVisit());
  // The next document restores by itself.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
