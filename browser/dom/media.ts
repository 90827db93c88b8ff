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

/** Calls back on every change. */
export function watchMedia(query: string, listener: () => void): void {
  find(query)?.addEventListener('change', listener);
}
