import { chosenTabs, chooseTabs } from './loneTabs.ts';
import {
  distanceTo,
  findPlace,
  type HeadingPosition,
  type ReadingPlace,
  type Viewport,
} from './readingPlace.ts';

interface KeptPlace {
  pathname: string;
  place: ReadingPlace | undefined;
  tabs: number[];
}

/** Of the page that is being left, until the page it was left for is shown. */
let kept: KeptPlace | undefined;

/** Notes where the reader is, for the page at an address to begin there. */
export function keepPlace(address: string): void {
  kept = {
    pathname: new URL(address, window.location.href).pathname,
    place: findPlace(headingPositions(), readViewport()),
    tabs: chosenTabs(),
  };
}

/**
 * Goes to the place that was kept for this page, at once and without motion.
 * Answers with the heading there, or null where nothing was kept.
 */
export function takePlace(pathname: string): HTMLElement | null {
  const taken = kept;
  kept = undefined;
  if (!taken?.place || taken.pathname !== pathname) return null;
  const { place, tabs } = taken;
  goTo(place);
  // Another tab may have another height.
  if (chooseTabs(tabs)) goTo(place);
  return (
    findHeadings().find(
      (heading, index) => keyOf(heading, index) === place.key,
    ) ?? null
  );
}

function goTo(place: ReadingPlace): void {
  const top = distanceTo(place, headingPositions(), readViewport());
  if (top !== undefined) window.scrollBy({ top, behavior: 'instant' });
}

function findHeadings(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '#content :is(h1,h2,h3,h4,h5,h6)',
    ),
  ];
}

/** A title has no id; it is the same by its number. */
function keyOf(heading: HTMLElement, index: number): string {
  return heading.id || String(index);
}

function headingPositions(): HeadingPosition[] {
  return findHeadings()
    .map((heading, index) => ({ heading, key: keyOf(heading, index) }))
    .filter(({ heading }) => heading.getClientRects().length > 0)
    .map(({ heading, key }) => ({
      key,
      top: heading.getBoundingClientRect().top,
    }));
}

function readViewport(): Viewport {
  const root = document.documentElement;
  const bars = document.querySelectorAll(
    '[data-part="navbar"], [data-menu-bar]',
  );
  const bottoms = [...bars].map(bar => bar.getBoundingClientRect().bottom);
  return {
    edge: Math.max(0, ...bottoms),
    height: window.innerHeight,
    pageEnd: root.getBoundingClientRect().bottom,
  };
}
