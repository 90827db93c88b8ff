import { throttle } from './dom/throttle.ts';

/**
 * The current page. Behaviors attach to the document once and look at the page
 * again whenever it changes.
 */
const listeners = new Set<() => void>();

/** Whether another page is shown that hasn't been painted. */
let isFresh = false;

/** Runs now, and again whenever another page is shown. */
export function onPage(run: () => void): void {
  listeners.add(run);
  run();
}

/** Says that the document shows another page. */
export function announcePage(): void {
  isFresh = true;
  afterPaint(() => {
    isFresh = false;
  });
  for (const run of listeners) run();
}

/** Runs after the next paint. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs while the window is scrolled, at most once per interval. A page may take the place
 * of another one in between: asking where it stands before it's painted would lay it out
 * at once.
 */
export function onScroll(run: () => void, intervalMs = 0): void {
  const runPainted = () => (isFresh ? afterPaint(run) : run());
  const handleScroll = intervalMs
    ? throttle(runPainted, intervalMs)
    : runPainted;
  window.addEventListener('scroll', handleScroll, { passive: true });
}

/** A string in the page's language, from the page itself. */
export function stringOf(name: string): string {
  return document.getElementById('strings')?.dataset[name] ?? '';
}

/** The closest matching element around an event's target. */
export function closestOf<T extends Element = HTMLElement>(
  event: Event,
  selector: string,
): T | null {
  const { target } = event;
  return target instanceof Element ? target.closest<T>(selector) : null;
}
