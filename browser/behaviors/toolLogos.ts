import { onPage } from '../page.ts';

/** One transparent pixel, for a missing logo. */
const PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Replaces a logo that fails to load, so that no broken image shows. */
export function startToolLogos(): void {
  const replace = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (!('toolLogo' in target.dataset) || target.src === PIXEL) return;
    target.src = PIXEL;
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
