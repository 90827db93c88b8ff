import { SCROLL_THROTTLE_MS } from '../../shared/constants.ts';
import { afterPaint, onPage, onScroll } from '../page.ts';

const LINKS = '[data-outline-list] a';

/** A heading counts as reached this far below the edge it scrolls to. */
const TOLERANCE_PX = 8;

/** Highlights the current section in the outline and in the report link. */
export function startOutline(): void {
  let edge = 0;
  let height = 0;
  let links: HTMLAnchorElement[] = [];
  let positions: { id: string; top: number }[] = [];
  const update = () => {
    const { innerHeight, scrollY } = window;
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= height - 1;
    mark(links, activeHeading(positions, scrollY + edge, isAtEnd));
  };
  // Positions are read once the page is painted, and when its size has changed:
  // reading them while it changes, or while scrolling, would force a layout.
  const measure = () => {
    links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
    if (links.length === 0) return;
    const main = document.querySelector('main');
    const margin = main ? getComputedStyle(main).scrollMarginBlockStart : '';
    edge = Number.parseFloat(margin) || 0;
    height = document.documentElement.scrollHeight;
    positions = [...new Set(links.map(idOf))].flatMap(id => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top === undefined ? [] : [{ id, top: top + window.scrollY }];
    });
    update();
  };
  // The end of a page comes with its second frame.
  const measureLater = () => afterPaint(() => afterPaint(measure));
  if (typeof ResizeObserver !== 'undefined')
    new ResizeObserver(measureLater).observe(document.body);
  window.addEventListener('resize', measureLater);
  onPage(measureLater);
  onScroll(update, SCROLL_THROTTLE_MS);
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

function mark(
  links: readonly HTMLAnchorElement[],
  id: string | undefined,
): void {
  let heading = '';
  for (const link of links) {
    const isActive = idOf(link) === id;
    if (isActive) heading = link.textContent ?? '';
    if (isActive === link.hasAttribute('aria-current')) continue;
    if (isActive) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const report of document.querySelectorAll<HTMLAnchorElement>(
    '[data-report]',
  )) {
    nameSection(report, id, heading);
  }
}

/** Makes the page's report link report the current section. */
function nameSection(
  link: HTMLAnchorElement,
  id: string | undefined,
  heading: string,
): void {
  const { report = '', place = '', page = '', section = '' } = link.dataset;
  const label = id ? section : page;
  if (link.textContent !== label) link.textContent = label;
  const address = new URL(report);
  if (id) {
    const { searchParams: query } = address;
    const canonical =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ??
      '';
    const replace = (name: string, from: string, to: string) =>
      query.set(
        name,
        (query.get(name) ?? '').replace(from, () => to),
      );
    replace('title', place, `${place} › ${heading}`);
    replace('body', canonical, `${canonical}#${id}`);
  }
  if (link.href !== address.href) link.href = address.href;
}

/** The last heading above the reading edge, or the last one at the page's end. */
export function activeHeading(
  positions: readonly { id: string; top: number }[],
  edge: number,
  isAtEnd: boolean,
): string | undefined {
  const reached = positions.filter(
    ({ top }) => isAtEnd || top <= edge + TOLERANCE_PX,
  );
  // Not findLast() or at(): this runs in older engines too.
  return reached.pop()?.id;
}
