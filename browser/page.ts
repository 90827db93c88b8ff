/**
 * The page on screen, as the document tells it. Behaviors attach to the document
 * once and look at the page again whenever another one has taken its place.
 */
const listeners = new Set<() => void>();

/** Runs now, and again each time another page is shown. */
export function onPage(run: () => void): void {
  listeners.add(run);
  run();
}

/** Tells everyone that the document shows another page. */
export function announcePage(): void {
  for (const run of listeners) run();
}

/** Runs once what is on screen now has been painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** A string that behaviors say, from the page itself: it knows its language. */
export function stringOf(name: string): string {
  return document.getElementById('strings')?.dataset[name] ?? '';
}

/** The element that an event happened in, or around it, that matches. */
export function closestOf<T extends Element = HTMLElement>(
  event: Event,
  selector: string,
): T | null {
  const { target } = event;
  return target instanceof Element ? target.closest<T>(selector) : null;
}
