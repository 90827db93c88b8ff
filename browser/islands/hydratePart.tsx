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

// Navigation may have removed a part.
onPage(() => {
  for (const [place, unmount] of parts) {
    if (place.isConnected) continue;
    parts.delete(place);
    unmount();
  }
});

/**
 * Hydrates a rendered part, once. If it fails, the served HTML is restored: its
 * text can be read and its links followed.
 */
export function hydratePart(place: HTMLElement, part: ReactNode): void {
  // During development, React renders the whole page.
  if (process.env.NODE_ENV !== 'production' || parts.has(place)) return;
  const served = [...place.cloneNode(true).childNodes];
  // When going back, the page is a copy that includes React's output.
  const isCopy = 'drawn' in place.dataset;
  place.dataset.drawn = '';
  const options: HydrationOptions = {
    identifierPrefix: place.dataset.ids ?? '',
    onRecoverableError(error, info) {
      // React calls it an error that a part is removed before it's hydrated.
      if (!place.isConnected) return;
      // rslint-disable-next-line no-console -- SPEC 8: logged as a warning only.
      console.warn('hydrateRoot recoverable error:', error, info);
    },
    onUncaughtError(error) {
      // rslint-disable-next-line no-console -- Keeps the error visible to developers.
      console.error(error);
      // React clears the container first.
      queueMicrotask(() => place.replaceChildren(...served));
    },
  };
  const root = isCopy
    ? createRoot(place, options)
    : hydrateRoot(place, part, options);
  if (isCopy) root.render(part);
  parts.set(place, () => root.unmount());
}
