import { SCROLL_THROTTLE_MS } from '../../shared/constants.ts';
import { afterPaint, closestOf, onPage, onScroll } from '../page.ts';
import { throttle } from '../dom/throttle.ts';

const BUTTON = '[data-to-top]';

/** Shows the scroll-to-top button once the reader has scrolled down. */
export function startScrollToTop(): void {
  const update = throttle(() => {
    const button = document.querySelector<HTMLElement>(BUTTON);
    const isUp = window.scrollY <= window.innerHeight / 2;
    // Unlike `hidden`, changes nothing where nothing changes.
    button?.toggleAttribute('hidden', isUp);
  }, SCROLL_THROTTLE_MS);
  onPage(() => afterPaint(update));
  onScroll(update);
  document.addEventListener('click', event => {
    if (!closestOf(event, BUTTON)) return;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
