import { onPage } from '../../page.ts';

/** Has the sidebar show the entry of the page on screen. */
export function startRevealCurrent(): void {
  onPage(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-drawer]');
    if (sidebar) revealCurrent(sidebar);
  });
}

/**
 * Scrolls the list, and nothing else, to the entry of the page on screen. An
 * entry that is in sight stays where it is: the reader has just pressed it.
 */
export function revealCurrent(frame: HTMLElement): void {
  const entry = frame.querySelector('[aria-current="page"]');
  if (!entry) return;
  const { top, height } = frame.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const offset = place.top - top;
  if (offset >= 0 && offset <= height - place.height) return;
  // In the middle, so that its neighbors are seen as well.
  frame.scrollTop += offset - height / 2;
}
