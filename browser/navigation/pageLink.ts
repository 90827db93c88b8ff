import { closestOf } from '../page.ts';

/** URLs of files; pages have no extension. */
const FILE = /\.[a-z\d]+$/i;

/** The internal page link that an event happened on. */
export function findPageLink(event: Event): HTMLAnchorElement | null {
  const link = closestOf<HTMLAnchorElement>(event, 'a[href]');
  const isPage =
    link &&
    link.origin === window.location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    !link.getAttribute('href')?.startsWith('#') &&
    !FILE.test(link.pathname);
  return isPage ? link : null;
}

/**
 * A click that nobody handled, without the modifiers for a new tab or a
 * download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
