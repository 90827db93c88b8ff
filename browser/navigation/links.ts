import { arrive } from './arrive.ts';
import { createIntent } from '../dom/createIntent.ts';
import { keepLeftLink } from './leftLink.ts';
import { keepPlace } from '../behaviors/reading-place/keepPlace.ts';
import { keepShown, loadDocument } from './loadDocument.ts';
import { openPage, startHistory } from './openPage.ts';
import { startVisits } from './visits.ts';
import { closestOf } from '../page.ts';

const intent = createIntent(
  pathname => {
    loadDocument(pathname).catch(() => undefined);
    keepShown(window.location.pathname);
  },
  () => {
    // Not in TypeScript's types, because not every browser has it.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  },
);

/** URLs of files; pages have no extension. */
const FILE = /\.[a-z\d]+$/i;

/** Follows internal links without a page load, and preloads them. */
export function startLinks(): void {
  startVisits();
  arrive('history', false); // The reader may be coming back to this document.
  startHistory();
  followLinks();
  for (const way of ['pointerover', 'focusin']) {
    document.addEventListener(way, event => {
      const link = findPageLink(event);
      if (!link) intent.forgetClick();
      else if (link.pathname !== window.location.pathname)
        intent.expectClick(link.pathname);
    });
  }
  document.addEventListener('focusout', intent.forgetClick);
}

/** Follows links on plain clicks. */
export function followLinks(): void {
  document.addEventListener('click', event => {
    const link = findPageLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    keepLeftLink(link);
    intent.endPreloads();
    const keeps = link.dataset.leave === 'place' ? keepPlace : undefined;
    void openPage(link.href, keeps);
  });
}

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
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
