import type { Page } from '@playwright/test';
import { expect } from '../../support/site.ts';

/** A stop of the Tab key, as the reader meets it. */
interface Stop {
  label: string;
  isKnown: boolean;
  isInContent: boolean;
  /** What is wrong with it; nothing as a rule. */
  faults: string[];
}

/** More presses than any page has stops. */
const MOST_STOPS = 600;
const FEWEST_STOPS = 5;

declare global {
  // In the page: the stops so far, in their order.
  var walked: Element[];
}

/**
 * Goes through the whole page with Tab, from its top to its end, and says what
 * is wrong on the way: no visible focus, covered, hidden, out of order, or never
 * met. A trap is met as stops that the walk never gets to.
 */
export async function walkPage(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    globalThis.walked = [];
  });
  const hasProofs = (await page.locator('[data-proofs]').count()) > 0;
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    // The end: the focus leaves the page for the browser's own controls.
    if (!stop || stop.isKnown) break;
    // The first stop in the content loads their mark, which is a stop further on.
    if (stop.isInContent && hasProofs) {
      await page.locator('[data-proof-mark]').waitFor({ state: 'attached' });
    }
    faults.push(...stop.faults.map(fault => `${stop.label}: ${fault}`));
  }
  expect(stops, 'stops of the keyboard').toBeGreaterThan(FEWEST_STOPS);
  const missed = await page.evaluate(readMissed);
  return [...faults, ...missed.map(label => `${label}: never reached`)];
}

/**
 * Controls that show and were no stop, nor took the place of one. A group of radio
 * buttons is one stop; arrow keys lead from there to the others.
 */
function readMissed(): string[] {
  const groups = globalThis.walked.flatMap(element =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? [element.name]
      : [],
  );
  const isInGroup = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    groups.includes(element.name);
  const nameOf = (element: Element) => element.getAttribute('aria-label');
  const replaced = globalThis.walked
    .filter(element => !element.isConnected)
    .map(nameOf);
  return [...document.querySelectorAll<HTMLElement | SVGElement>('*')]
    .filter(
      element =>
        element.tabIndex >= 0 &&
        element.matches('a[href], button, input, summary, [tabindex]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !globalThis.walked.includes(element) &&
        !isInGroup(element) &&
        !replaced.includes(nameOf(element) ?? ''),
    )
    .map(element => element.outerHTML.slice(0, 120));
}

function readStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const label = `${element.tagName.toLowerCase()} "${words.trim().slice(0, 50)}"`;
  const isInContent = element.matches('main *');
  if (globalThis.walked.includes(element)) {
    return { label, isKnown: true, isInContent, faults: [] };
  }
  const faults: string[] = [];
  const before = globalThis.walked.at(-1);
  globalThis.walked.push(element);
  const isLater =
    !before ||
    before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isLater) faults.push(`comes after ${before.outerHTML.slice(0, 80)}`);

  // A field may leave the ring to the frame around it.
  const parent = element.parentElement;
  const hasRing = [element, parent, parent?.parentElement].some(node => {
    if (!node) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!hasRing) faults.push('shows no focus');
  const isShown = element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
  });
  if (!isShown) faults.push('is hidden');

  const rect = [...element.getClientRects()].find(
    ({ width, height }) => width > 0 && height > 0,
  );
  if (!rect) {
    faults.push('has no size');
  } else {
    // What is larger than the window shows its part in it.
    const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2;
    const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2;
    const top = document.elementFromPoint(x, y);
    if (!top || !(element.contains(top) || top.contains(element))) {
      const other = top?.outerHTML.slice(0, 80) ?? 'the edge of the window';
      faults.push(`is covered by ${other}`);
    }
  }
  return { label, isKnown: false, isInContent, faults };
}
