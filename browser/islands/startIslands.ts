import { closestOf, onPage } from '../page.ts';

/** Others are hydrated by a behavior, on demand. */
const ISLAND = '[data-start]';

/** Islands that were started, and the last button pressed in each. */
const started = new WeakSet<Element>();
const pressed = new WeakMap<Element, HTMLElement>();

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
    if (!place || !button) return;
    pressed.set(place, button);
    void hydrate(place);
  });
}

function whenSeen(
  place: HTMLElement,
  signal: AbortSignal,
  run: () => void,
): void {
  // The element itself has no box; its children do.
  const parts = [...place.children];
  // Nor may they, in a copy of what it drew before the reader left the page.
  const hasBox = parts.length > 0 && !('drawn' in place.dataset);
  if (typeof IntersectionObserver === 'undefined' || !hasBox) {
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
  if (started.has(place)) return;
  started.add(place);
  try {
    // The list of islands comes with React: no other page needs it.
    const { hydrateIsland } = await import(
      /* webpackChunkName: "island" */ './hydrateIsland.tsx'
    );
    await hydrateIsland(place, () => pressed.get(place));
  } catch {
    // The page says that a part is missing; the next click tries again.
    document.documentElement.dataset.fault = '';
    started.delete(place);
    pressed.delete(place);
  }
}
