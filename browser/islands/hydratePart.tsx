import type { ReactNode } from 'react';
import {
  createRoot,
  hydrateRoot,
  type HydrationOptions,
} from 'react-dom/client';
import { onPage } from '../page.ts';
import { tolerateForeignEdits } from './tolerateForeignEdits.ts';

tolerateForeignEdits(Node.prototype);

const parts = new Map<Element, () => void>();

// Another page may have taken a part away.
onPage(() => {
  for (const [place, unmount] of parts) {
    if (place.isConnected) continue;
    parts.delete(place);
    unmount();
  }
});

/**
 * Has React take a rendered part over, once. A part that fails is again what the
 * server sent: its text can be read and its links followed.
 */
export function hydratePart(place: HTMLElement, part: ReactNode): void {
  // While writing, React draws the whole page, and every part is alive.
  if (process.env.NODE_ENV !== 'production' || parts.has(place)) return;
  const served = [...place.cloneNode(true).childNodes];
  // On the way back a page is a copy of what was left, with what React had drawn.
  const isCopy = 'drawn' in place.dataset;
  place.dataset.drawn = '';
  const options: HydrationOptions = {
    identifierPrefix: place.dataset.ids ?? '',
    onRecoverableError(error, info) {
      // rslint-disable-next-line no-console -- SPEC 8: logged as a warning only.
      console.warn('hydrateRoot recoverable error:', error, info);
    },
    onUncaughtError(error) {
      // rslint-disable-next-line no-console -- Who maintains the part wants it.
      console.error(error);
      // React empties the place first.
      queueMicrotask(() => place.replaceChildren(...served));
    },
  };
  const root = isCopy
    ? createRoot(place, options)
    : hydrateRoot(place, part, options);
  if (isCopy) root.render(part);
  parts.set(place, () => root.unmount());
}
