/**
 * Media queries for browsers that support them. In others nothing ever matches:
 * they get the wide, light page.
 */
function find(query: string): MediaQueryList | undefined {
  return window.matchMedia?.(query);
}

export function matchesMedia(query: string): boolean {
  return find(query)?.matches ?? false;
}

/** Calls back on every change. Returns a cleanup function. */
export function watchMedia(query: string, listener: () => void): () => void {
  const media = find(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
