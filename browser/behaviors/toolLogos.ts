import { onPage } from '../page.ts';

/** Stands in for a mark that is missing: one transparent pixel. */
const PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A tool's mark that cannot be had leaves its place empty. */
export function startToolLogos(): void {
  const replace = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (!('toolLogo' in target.dataset) || target.src === PIXEL) return;
    target.src = PIXEL;
    target.dataset.own = 'src'; // The next page does not ask for it again.
  };
  document.addEventListener('error', ({ target }) => replace(target), true);
  // Whose failure came before this script.
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
