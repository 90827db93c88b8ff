import { onPage } from '../page.ts';
import { islands } from './registry.ts';

const ISLAND = '[data-island]';

/** Brings React to the islands of the page that are in sight, or have no size. */
export function startIslands(): void {
  let leave = new AbortController();
  onPage(() => {
    leave.abort();
    leave = new AbortController();
    for (const place of document.querySelectorAll<HTMLElement>(ISLAND)) {
      // An island inside of another one comes with that.
      if (place.parentElement?.closest(ISLAND)) continue;
      whenSeen(place, leave.signal, () => void hydrate(place));
    }
  });
}

function whenSeen(place: Element, signal: AbortSignal, run: () => void): void {
  if (typeof IntersectionObserver === 'undefined' || !place.firstElementChild) {
    run();
    return;
  }
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(place.firstElementChild);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** One whose code does not come stays the HTML it is. */
async function hydrate(place: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = place.dataset;
  try {
    const [{ hydrateIsland }, Part] = await Promise.all([
      import(/* webpackChunkName: "island" */ './hydrateIsland.tsx'),
      islands[island]?.(),
    ]);
    if (Part && place.isConnected) {
      hydrateIsland(place, Part, JSON.parse(props) as object);
    }
  } catch {
    // See above.
  }
}
