import { SCROLL_THROTTLE_MS } from '../../shared/constants.ts';
import { afterPaint, closestOf, onPage, onScroll } from '../page.ts';

const BUTTON = '[data-to-top]';

/** Shows the scroll-to-top button once the reader has scrolled down. */
export function startScrollToTop(): void {
  const update = () => {
    const button = document.querySelector<HTMLElement>(BUTTON);
    const isUp = window.scrollY <= window.innerHeight / 2;
    // Unlike `hidden`, changes nothing where nothing changes.
    button?.toggleAttribute('hidden', isUp);
  };
  onPage(() => afterPaint(update));
  onScroll(update, SCROLL_THROTTLE_MS);
  document.addEventListener('click', event => {
    if (!closestOf(event, BUTTON)) return;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
