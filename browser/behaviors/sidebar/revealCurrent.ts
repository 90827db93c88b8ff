import { onPage } from '../../page.ts';

/** Scrolls the sidebar to the current page. */
export function startRevealCurrent(): void {
  onPage(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-drawer]');
    if (sidebar) revealCurrent(sidebar);
  });
}

/**
 * Scrolls only the sidebar to the current page's entry. A visible entry stays
 * where it is, because the reader just clicked it.
 */
export function revealCurrent(frame: HTMLElement): void {
  const entry = frame.querySelector('[aria-current="page"]');
  if (!entry) return;
  const { top, height } = frame.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const offset = place.top - top;
  if (offset >= 0 && offset <= height - place.height) return;
  // Centered, so that its neighbors are visible too.
  frame.scrollTop += offset - height / 2;
}
