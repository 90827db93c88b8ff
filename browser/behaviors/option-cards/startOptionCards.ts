import { closestOf } from '../../page.ts';

/** In configs, and in the options of the playground, where some lead to guides. */
const LINKS = 'figure code a, [data-options] a[href*="/config/"]';

/**
 * Shows what an option does to those who point at it or tab to it. The code and the
 * cards load then; a tap just follows the link.
 */
export function startOptionCards(): void {
  const offer = (event: Event) => {
    const link = closestOf<HTMLAnchorElement>(event, LINKS);
    // `as` is safe: who tabs has no pointer, and so no type of it.
    const isMouse = (event as PointerEvent).pointerType === 'mouse';
    if (!link || (!isMouse && !link.matches(':focus-visible'))) return;
    // In the chunk of zoom: a chunk of its own would cost every page more bytes.
    import(/* webpackChunkName: "zoom" */ './optionCards.ts').then(
      ({ point }) => point(link),
      () => undefined, // It's a link without it.
    );
  };
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
}
