import { focusLeftLink } from './leftLink.ts';
import { takePlace } from '../behaviors/keepPlace.ts';
import { afterPaint } from '../page.ts';
import { currentVisit, endTraversal, restorePosition } from './visits.ts';

export type Arrival = 'link' | 'history';

/**
 * After the URL changed: scrolls to the section or to the top, and focuses the
 * new page's heading so that it's announced. On back and forward, restores the
 * scroll position if it's known, and focuses the link that was followed. After a language
 * switch, the reader stays in the same place.
 */
export function arrive(by: Arrival, isNewPage: boolean): void {
  const { pathname, hash } = window.location;
  endTraversal();
  if (by === 'history') {
    if (!restorePosition()) goTo(findTarget(hash), 'instant');
    if (isNewPage && !focusLeftLink(currentVisit())) focusHeading(null);
    return;
  }
  const place = isNewPage ? takePlace(pathname) : null;
  if (place) {
    focusHeading(place);
    return;
  }
  const target = findTarget(hash);
  if (target ?? (isNewPage || !hash))
    goTo(target, isNewPage ? 'instant' : 'auto');
  if (isNewPage) focusHeading(target);
  // Listeners expect this event for a link that is only a hash.
  else window.dispatchEvent(new Event('hashchange'));
}

/** Without a target, to the top. */
function goTo(target: HTMLElement | null, behavior: ScrollBehavior): void {
  if (target) target.scrollIntoView({ behavior });
  // Without `left`, browsers lay out the page to learn how far it may be scrolled.
  else window.scrollTo({ left: 0, top: 0, behavior });
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : null;
  } catch {
    return null; // A badly encoded hash matches nothing.
  }
}

function focusHeading(target: HTMLElement | null): void {
  const heading =
    target ??
    document.querySelector<HTMLElement>('#content h1') ??
    document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Focus lays out the page, too.
  afterPaint(() => heading.focus({ preventScroll: true }));
}
