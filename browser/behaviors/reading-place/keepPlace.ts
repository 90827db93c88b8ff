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

/** The place on the page being left, until the next page is shown. */
let kept: KeptPlace | undefined;

/** Tabs outside a group: their selection isn't stored anywhere. */
const LISTS = '#content :not([data-group]) > [role="tablist"]';

/** Remembers where the reader is, for the page at another URL. */
export function keepPlace(address: string): void {
  kept = {
    pathname: new URL(address, window.location.href).pathname,
    place: findPlace(headingPositions(), readViewport()),
    tabs: chosenTabs(),
  };
}

/**
 * Scrolls to the place remembered for this page, without animation. Returns the
 * heading there, or null if nothing was remembered.
 */
export function takePlace(pathname: string): HTMLElement | null {
  const taken = kept;
  kept = undefined;
  if (!taken?.place || taken.pathname !== pathname) return null;
  const { place, tabs } = taken;
  goTo(place);
  // Another tab may change the height.
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
      '#content h1,#content h2,#content h3,#content h4,#content h5,#content h6',
    ),
  ];
}

/** The title has no id, so it's identified by its index. */
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

function tabsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')];
}

/** The index of the selected tab in each list, in page order. */
function chosenTabs(): number[] {
  return [...document.querySelectorAll(LISTS)].map(list =>
    tabsOf(list).findIndex(tab => tab.getAttribute('aria-selected') === 'true'),
  );
}

/** Selects tabs by index; returns whether any selection changed. */
function chooseTabs(numbers: readonly number[]): boolean {
  const others = [...document.querySelectorAll(LISTS)]
    .map((list, index) => tabsOf(list)[numbers[index] ?? -1])
    .filter(tab => tab?.getAttribute('aria-selected') === 'false');
  for (const tab of others) tab?.click();
  return others.length > 0;
}
