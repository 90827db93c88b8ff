import { isInMargin } from './isInMargin.ts';

/** What the keyboard reaches in the content, not what gets the focus on arrival. */
const REACHED = 'main :focus-visible:not([tabindex="-1"])';

/**
 * Offers the proof of a sentence to those who point at the margin, or who use the
 * keyboard in the content. The code and the proofs load then.
 */
export function startProofs(): void {
  /** The text whose margin the mouse is in. */
  let beside: Element | null = null;
  document.addEventListener('pointermove', event => {
    const text = document.querySelector('[data-proofs]');
    const before = beside;
    beside = text && isInMargin(text, event) ? text : null;
    if (beside && beside !== before) offer(event);
  });
  document.addEventListener('focusin', event => {
    // Only elements take the focus.
    if ((event.target as Element).matches(REACHED)) offer(event);
  });
}

function offer(event: Event): void {
  import(/* webpackChunkName: "proofs" */ './offerProofs.ts').then(
    ({ offerProofs }) => offerProofs(event),
    () => undefined, // The page says the same without it.
  );
}
