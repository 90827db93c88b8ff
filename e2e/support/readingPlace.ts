import type { Locator, Page } from '@playwright/test';
import type { TestLanguage } from './languages.ts';
import { expect } from './site.ts';

/** A heading that moves less than this has stayed. */
const STAYS_WITHIN_PX = 8;

export interface HeadingPlace {
  /** Its number among the headings of the page. */
  number: number;
  id: string;
  top: number;
  bottom: number;
}

export interface Place {
  headings: HeadingPlace[];
  /** Lower edge of the bars. */
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

/** Where the headings of the page are on the screen; hidden ones are left out. */
export function readPlace(page: Page): Promise<Place> {
  return page.evaluate(locateHeadings);
}

/** The heading nearest below the bar, but for rounding; it must be in sight. */
export function nearestHeading({
  headings,
  edge,
  height,
}: Place): HeadingPlace {
  const nearest = headings.find(({ top }) => top >= edge - 1);
  if (!nearest || nearest.top >= height) {
    throw new Error('No heading is in sight below the bar.');
  }
  return nearest;
}

/** Says how a heading has moved, or nothing where it has stayed. */
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

/** Puts a heading of the page so far below the bars, at once. */
export function bringBelowBar(
  page: Page,
  number: number,
  distance: number,
): Promise<void> {
  return page.evaluate(scrollHeadingTo, [number, distance] as const);
}

/**
 * Presses what is in sight, as a hand does. Playwright's own click would first
 * scroll whatever is below the bar's scroll padding, and with it the page.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The switch in the bar; the new page is on screen when this returns. */
export async function switchTo(
  page: Page,
  language: TestLanguage,
  label: string,
): Promise<void> {
  const bar = page.getByRole('banner');
  await press(page, bar.getByRole('link', { name: label, exact: true }));
  await expect(page.locator('html')).toHaveAttribute('lang', language.htmlLang);
}
