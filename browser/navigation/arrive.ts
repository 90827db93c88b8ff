import { focusLeftLink } from './leftLink.ts';
import { takePlace } from '../behaviors/reading-place/keepPlace.ts';
import { currentVisit, restorePosition } from './visits.ts';

export type Arrival = 'link' | 'history';

/**
 * After the address changed: goes to the section or to the top, and moves the
 * focus to the new page's heading so that it is announced. On the way back the
 * page is where it was left, and the focus on the link that led away. After a
 * change of the language the reader stays where they were.
 */
export function arrive(by: Arrival, isNewPage: boolean): void {
  const { pathname, hash } = window.location;
  if (by === 'history') {
    if (isNewPage || history.scrollRestoration === 'manual') restorePosition();
    if (isNewPage && !focusLeftLink(currentVisit())) focusHeading(null);
    return;
  }
  const place = isNewPage ? takePlace(pathname) : null;
  if (place) {
    focusHeading(place);
    return;
  }
  const target = findTarget(hash);
  if (target) {
    target.scrollIntoView({ behavior: isNewPage ? 'instant' : 'auto' });
  } else if (isNewPage || !hash) {
    window.scrollTo({ top: 0, behavior: isNewPage ? 'instant' : 'auto' });
  }
  if (isNewPage) focusHeading(target);
  // Who follows the address hears of it as of a link that is only a hash.
  else window.dispatchEvent(new Event('hashchange'));
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : null;
  } catch {
    return null; // A badly encoded hash names nothing.
  }
}

function focusHeading(target: HTMLElement | null): void {
  const heading =
    target ??
    document.querySelector<HTMLElement>('#content h1') ??
    document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
