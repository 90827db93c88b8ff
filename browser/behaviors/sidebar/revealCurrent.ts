import { SIDEBAR_BREAKPOINT_PX } from '../../../shared/constants.ts';
import { matchesMedia, watchMedia } from '../../dom/media.ts';
import { afterPaint, onPage } from '../../page.ts';

const IS_DRAWER = `(max-width: ${SIDEBAR_BREAKPOINT_PX}px)`;

/** Scrolls the sidebar to the current page. A drawer does so when it opens. */
export function startRevealCurrent(): void {
  const reveal = () => {
    const sidebar = document.querySelector<HTMLElement>('[data-drawer]');
    if (sidebar && !matchesMedia(IS_DRAWER)) revealCurrent(sidebar);
  };
  const revealLater = () => afterPaint(reveal);
  onPage(revealLater);
  watchMedia(IS_DRAWER, revealLater);
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
