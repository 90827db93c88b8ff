import {
  NAV_HEIGHT_PX,
  NAV_SCROLL_THROTTLE_MS,
} from '../../shared/constants.ts';
import { onScroll } from '../page.ts';

/**
 * Hides the navigation bar while scrolling down, if the site is configured so.
 */
export function startHiddenBar(): void {
  let last = 0;
  const update = () => {
    const { scrollY } = window;
    const bar = document.querySelector<HTMLElement>('[data-hide-bar="auto"]');
    if (bar && scrollY !== last) {
      bar.dataset.hidden = String(scrollY > last && scrollY > NAV_HEIGHT_PX);
    }
    last = scrollY;
  };
  onScroll(update, NAV_SCROLL_THROTTLE_MS);
}
