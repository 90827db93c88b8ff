import { closestOf } from '../page.ts';

/** Files are no pages; a page has no ending. */
const FILE = /\.[a-z\d]+$/i;

/** The link to a page of this site that an event happened on. */
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

/** Neither a new tab nor a download is wanted, and nobody has taken it. */
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
