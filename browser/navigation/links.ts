import {
  MAX_PRELOADS,
  PRELOAD_DELAY_MS,
  SCROLL_THROTTLE_MS,
} from '../../shared/constants.ts';
import { arrive } from './arrive.ts';
import { keepLeftLink } from './leftLink.ts';
import { keepPlace } from '../behaviors/keepPlace.ts';
import { keepShown, loadDocument } from './loadDocument.ts';
import { openPage, startHistory } from './openPage.ts';
import { startVisits } from './visits.ts';
import { closestOf, onScroll } from '../page.ts';

/** URLs of files; pages have no extension. */
const FILE = /\.[a-z\d]+$/i;

const preloaded = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
const forgetClick = () => clearTimeout(timer);

/** Follows internal links without a page load, and preloads them. */
export function startLinks(): void {
  startVisits();
  arrive('history', false); // The reader may be coming back to this document.
  startHistory();
  followLinks();
  for (const way of ['pointerover', 'focusin']) {
    document.addEventListener(way, event => {
      forgetClick();
      // Not in passing.
      timer = setTimeout(preload, PRELOAD_DELAY_MS, findPageLink(event));
    });
  }
  document.addEventListener('focusout', forgetClick);
  document.addEventListener('pointerdown', event => {
    if (isPlainClick(event)) preload(findPageLink(event));
  });
  onScroll(preloadNext, SCROLL_THROTTLE_MS);
}

/** Who has scrolled to the link to the next page probably goes on. */
function preloadNext(): void {
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  const top = next?.getBoundingClientRect().top ?? 0;
  if (top > 0 && top < window.innerHeight) preload(next);
}

/** Only a few pages per click, and none where data is to be saved. */
function preload(link: HTMLAnchorElement | null): void {
  // Not in TypeScript's types, because not every browser has it.
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const { pathname } = window.location;
  const isWanted =
    link &&
    link.pathname !== pathname &&
    !preloaded.has(link.pathname) &&
    preloaded.size < MAX_PRELOADS &&
    !connection?.saveData &&
    !/2g/.test(connection?.effectiveType ?? '');
  if (!isWanted) return;
  preloaded.add(link.pathname);
  loadDocument(link.pathname).catch(() => undefined);
  keepShown(pathname);
}

/** Follows links on plain clicks. */
export function followLinks(): void {
  document.addEventListener('click', event => {
    const link = findPageLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    keepLeftLink(link);
    forgetClick();
    preloaded.clear();
    const keeps = link.dataset.leave === 'place' ? keepPlace : undefined;
    void openPage(link.href, keeps);
  });
}

/** The internal page link that an event happened on. */
function findPageLink(event: Event): HTMLAnchorElement | null {
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
