/**
 * Media queries for browsers that have them. Without, nothing matches and
 * nothing changes: the page is the one of a wide, light window.
 */
function find(query: string): MediaQueryList | undefined {
  return window.matchMedia?.(query);
}

export function matchesMedia(query: string): boolean {
  return find(query)?.matches ?? false;
}

/** Tells of each change; returns the undoing. */
export function watchMedia(query: string, listener: () => void): () => void {
  const media = find(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
