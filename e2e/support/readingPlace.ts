import type { Locator, Page } from '@playwright/test';
import type { TestLanguage } from './languages.ts';
import { expect } from './site.ts';

/** A heading that moves less than this hasn't moved. */
const STAYS_WITHIN_PX = 8;

export interface HeadingPlace {
  /** Its position among the headings of the page. */
  number: number;
  id: string;
  top: number;
  bottom: number;
}

export interface Place {
  headings: HeadingPlace[];
  /** Bottom edge of the bars. */
  edge: number;
  height: number;
  isAtEnd: boolean;
  isAtStart: boolean;
}

/** Runs in the page: see readPlace. */
export function locateHeadings(): Place {
  const bars = document.querySelectorAll(
    '[data-part="navbar"], [data-menu-bar]',
  );
  const { scrollHeight } = document.documentElement;
  return {
    headings: [
      ...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)'),
    ].flatMap((heading, number) => {
      const { top, bottom, height } = heading.getBoundingClientRect();
      return height > 0 ? [{ number, id: heading.id, top, bottom }] : [];
    }),
    edge: Math.max(
      0,
      ...[...bars].map(bar => bar.getBoundingClientRect().bottom),
    ),
    height: window.innerHeight,
    isAtEnd: window.scrollY + window.innerHeight >= scrollHeight - 1,
    isAtStart: window.scrollY === 0,
  };
}

export function readPlace(page: Page): Promise<Place> {
  return page.evaluate(locateHeadings);
}

/** The first heading below the bar, allowing for rounding; it must be visible. */
export function nearestHeading({
  headings,
  edge,
  height,
}: Place): HeadingPlace {
  const nearest = headings.find(({ top }) => top >= edge - 1);
  if (!nearest || nearest.top >= height) {
    throw new Error('No heading is visible below the bar.');
  }
  return nearest;
}

/** Describes how a heading has moved; nothing if it hasn't. */
export function describeMove(
  before: HeadingPlace,
  after: Place,
): string | undefined {
  const heading = after.headings.find(({ number }) => number === before.number);
  if (!heading) return `heading ${before.number} is gone`;
  if (heading.id !== before.id) {
    return `heading ${before.number} was #${before.id} and is #${heading.id}`;
  }
  const distance = heading.top - before.top;
  if (Math.abs(distance) < STAYS_WITHIN_PX) return undefined;
  const isVisible =
    heading.top >= after.edge - 1 && heading.bottom <= after.height;
  if ((after.isAtEnd || after.isAtStart) && isVisible) return undefined;
  return `heading ${before.number} #${before.id} moved by ${distance} px`;
}

/** Runs in the page: see bringBelowBar. */
export function scrollHeadingTo([index, gap]: readonly [
  number: number,
  distance: number,
]): void {
  const heading = document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')[
    index
  ];
  const bars = document.querySelectorAll(
    '[data-part="navbar"], [data-menu-bar]',
  );
  const edge = Math.max(
    0,
    ...[...bars].map(bar => bar.getBoundingClientRect().bottom),
  );
  window.scrollBy({
    top: (heading?.getBoundingClientRect().top ?? 0) - edge - gap,
    behavior: 'instant',
  });
}

export function bringBelowBar(
  page: Page,
  number: number,
  distance: number,
): Promise<void> {
  return page.evaluate(scrollHeadingTo, [number, distance] as const);
}

/**
 * Clicks something visible, as a user would. Playwright's own click would first
 * scroll anything inside the bar's scroll padding, and the page with it.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The switch in the top bar; returns once the new page is on screen. */
export async function switchTo(
  page: Page,
  { htmlLang, label }: TestLanguage,
): Promise<void> {
  const bar = page.getByRole('banner');
  await press(page, bar.getByRole('link', { name: label, exact: true }));
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
}
