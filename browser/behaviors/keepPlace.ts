/** A heading and its distance from the top of the window, in pixels. */
interface HeadingPosition {
  heading: HTMLElement;
  /** The same in every language. */
  key: string;
  top: number;
}

/**
 * Where the reader is, relative to a heading, so that it applies to a translation too:
 * at its distance from the top, or inside its long section, whose share is above the edge.
 */
type ReadingPlace = { key: string } & ({ top: number } | { share: number });

/** The place on the page being left, until the next page is shown. */
let kept:
  | { pathname: string; place: ReadingPlace | undefined; tabs: number[] }
  | undefined;

/** Tabs outside a group: their selection isn't stored anywhere. */
const LISTS = '#content :not([data-group]) > [role="tablist"]';

/** Scrolling ends on whole device pixels, so a heading may be slightly off. */
const ROUNDING_PX = 1;

/** Remembers where the reader is, for the page at another URL. */
export function keepPlace(address: string): void {
  const { pathname } = new URL(address, window.location.href);
  kept = { pathname, place: findPlace(), tabs: chosenTabs() };
}

/**
 * Scrolls to the place remembered for this page, without animation. Returns the
 * heading there, or null if nothing was remembered.
 */
export function takePlace(pathname: string): HTMLElement | null {
  const taken = kept;
  kept = undefined;
  if (!taken?.place || taken.pathname !== pathname) return null;
  const heading = goTo(taken.place);
  // Another tab may change the height.
  if (chooseTabs(taken.tabs)) goTo(taken.place);
  return heading ?? null;
}

/**
 * The first visible heading below the bars. If there's none, the reader is
 * inside a section, and the share already read is what both languages have in
 * common.
 */
function findPlace(): ReadingPlace | undefined {
  const headings = findHeadings();
  const { edge, pageEnd } = readViewport();
  const isBelow = ({ top }: HeadingPosition) => top >= edge - ROUNDING_PX;
  const below = headings.find(isBelow);
  if (below && below.top < window.innerHeight) {
    return { key: below.key, top: below.top };
  }
  const above = headings.filter(heading => !isBelow(heading)).pop();
  if (!above) return undefined;
  const length = (below?.top ?? pageEnd) - above.top;
  return { key: above.key, share: (edge - above.top) / length };
}

function goTo(place: ReadingPlace): HTMLElement | undefined {
  const headings = findHeadings();
  const { edge, pageEnd } = readViewport();
  const index = headings.findIndex(({ key }) => key === place.key);
  const found = headings[index];
  if (!found) return undefined;
  const end = headings[index + 1]?.top ?? pageEnd;
  const top =
    'top' in place
      ? found.top - place.top
      : found.top + place.share * (end - found.top) - edge;
  window.scrollBy({ top, behavior: 'instant' });
  return found.heading;
}

/** The title has no id, so it's identified by its index. */
function findHeadings(): HeadingPosition[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '#content h1,#content h2,#content h3,#content h4,#content h5,#content h6',
    ),
  ]
    .map((heading, index) => ({ heading, key: heading.id || String(index) }))
    .filter(({ heading }) => heading.getClientRects().length > 0)
    .map(({ heading, key }) => ({
      ...{ heading, key },
      top: heading.getBoundingClientRect().top,
    }));
}

/** The bottom of the fixed bars and of the page, relative to the window. */
function readViewport() {
  const bars = document.querySelectorAll(
    '[data-part="navbar"], [data-menu-bar]',
  );
  const bottoms = [...bars].map(bar => bar.getBoundingClientRect().bottom);
  const { bottom: pageEnd } = document.documentElement.getBoundingClientRect();
  return { edge: Math.max(0, ...bottoms), pageEnd };
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
