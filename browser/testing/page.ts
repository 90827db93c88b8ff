/** What unit tests of behaviors share. It isn't part of the site. */
import { announcePage } from '../page.ts';

/** Shows a page, as the theme renders it, to the behaviors that were started. */
export function showPage(html: string): void {
  document.body.innerHTML = html;
  announcePage();
}

/** The element a selector names; a page without it fails the test. */
export function find<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Presses a key where the reader is; returns whether the browser still acts. */
export function pressKey(target: Element, key: string): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

/** Moves the mouse over an element, or out of it, or presses on it. */
export function point(
  type: 'pointerover' | 'pointerout' | 'pointerdown',
  target: Element,
): void {
  const init = { bubbles: true, pointerType: 'mouse' };
  target.dispatchEvent(new PointerEvent(type, init));
}

/** Scrolls the window; the emulation has no layout that would do so. */
export function scrollWindow(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Gives an element a place on the page: the emulation lays nothing out. */
export function place(element: Element, top: number, height = 0): void {
  element.getBoundingClientRect = () =>
    new DOMRect(0, top - window.scrollY, 100, height);
}
