import { closestOf, onPage } from '../page.ts';
import { islands } from './registry.ts';

const ISLAND = '[data-island]';

/** Islands that are on their way, those that are there, and early presses. */
const started = new WeakSet<Element>();
const hydrated = new WeakSet<Element>();
const earlyPress = new WeakMap<Element, HTMLElement>();

/** Brings React to the islands of the page that are in sight, or have no size. */
export function startIslands(): void {
  let leave = new AbortController();
  onPage(() => {
    leave.abort();
    leave = new AbortController();
    for (const place of document.querySelectorAll<HTMLElement>(ISLAND)) {
      whenSeen(place, leave.signal, () => void hydrate(place));
    }
  });
  // Pressed before React is there: the press is done when it comes.
  document.addEventListener('click', event => {
    const place = closestOf(event, ISLAND);
    const button = closestOf(event, 'button');
    if (!place || !button || hydrated.has(place)) return;
    earlyPress.set(place, button);
    void hydrate(place);
  });
}

function whenSeen(place: Element, signal: AbortSignal, run: () => void): void {
  // The place itself has no box; what stands in it has.
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

/** One whose code does not come stays the HTML it is. */
async function hydrate(place: HTMLElement): Promise<void> {
  // Others are brought to life by a behavior, when a reader wants them.
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
    // The next press tries again.
    started.delete(place);
    earlyPress.delete(place);
  }
}

/** For React alone: behaviors and the browser have done their part. */
function pressAgain(place: Element): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  place.addEventListener('click', stop, { once: true });
  earlyPress.get(place)?.click();
  place.removeEventListener('click', stop);
}
