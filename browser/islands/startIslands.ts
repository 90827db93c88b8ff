import { closestOf, onPage } from '../page.ts';
import { islands } from './registry.ts';

const ISLAND = '[data-island]';

/** Islands being hydrated, hydrated islands, and early clicks. */
const started = new WeakSet<Element>();
const hydrated = new WeakSet<Element>();
const earlyPress = new WeakMap<Element, HTMLElement>();

/** Hydrates the islands of the page that are visible or have no size. */
export function startIslands(): void {
  let leave = new AbortController();
  onPage(() => {
    leave.abort();
    leave = new AbortController();
    for (const place of document.querySelectorAll<HTMLElement>(ISLAND)) {
      whenSeen(place, leave.signal, () => void hydrate(place));
    }
  });
  // A click before hydration is repeated after it.
  document.addEventListener('click', event => {
    const place = closestOf(event, ISLAND);
    const button = closestOf(event, 'button');
    if (!place || !button || hydrated.has(place)) return;
    earlyPress.set(place, button);
    void hydrate(place);
  });
}

function whenSeen(place: Element, signal: AbortSignal, run: () => void): void {
  // The element itself has no box; its children do.
  const parts = [...place.children];
  if (typeof IntersectionObserver === 'undefined' || parts.length === 0) {
    run();
    return;
  }
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    observer.disconnect();
    run();
  });
  for (const part of parts) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** If its code fails to load, an island stays static HTML. */
async function hydrate(place: HTMLElement): Promise<void> {
  // Other islands are hydrated by a behavior, on demand.
  const load = islands[place.dataset.island ?? ''];
  if (!load || started.has(place)) return;
  started.add(place);
  try {
    const [{ hydrateIsland }, Part] = await Promise.all([
      import(/* webpackChunkName: "island" */ './hydrateIsland.tsx'),
      load(),
    ]);
    if (!place.isConnected) return;
    hydrateIsland(place, Part, () => {
      hydrated.add(place);
      pressAgain(place);
    });
  } catch {
    // The next click tries again.
    started.delete(place);
    earlyPress.delete(place);
  }
}

/** Only for React: behaviors and the browser already handled the click. */
function pressAgain(place: Element): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  place.addEventListener('click', stop, { once: true });
  earlyPress.get(place)?.click();
  place.removeEventListener('click', stop);
}
