import { TRANSPARENT_PIXEL } from '../../shared/constants.ts';
import { onPage } from '../page.ts';

/** Replaces a logo that fails to load, so that no broken image shows. */
export function startToolLogos(): void {
  const replace = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (!('toolLogo' in target.dataset) || target.src === TRANSPARENT_PIXEL)
      return;
    target.src = TRANSPARENT_PIXEL;
    target.dataset.own = 'src'; // So the next page doesn't request it again.
  };
  document.addEventListener('error', ({ target }) => replace(target), true);
  // Logos that failed before this script ran.
  onPage(() => {
    for (const logo of document.querySelectorAll<HTMLImageElement>(
      'img[data-tool-logo]',
    )) {
      if (logo.complete && logo.naturalWidth === 0 && logo.currentSrc) {
        replace(logo);
      }
    }
  });
}
