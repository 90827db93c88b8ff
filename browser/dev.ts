/**
 * The same behaviors during development, where the engine renders and routes
 * pages.
 */
import { arrive, type Arrival } from './navigation/arrive.ts';
import { followLinks } from './navigation/links.ts';
import { setOpen } from './navigation/openPage.ts';
import { startVisits } from './navigation/visits.ts';
import { announcePage } from './page.ts';
import { showCurrentPage } from './behaviors/sidebar/groups.ts';
import { startBehaviors } from './startBehaviors.ts';

// Behaviors can't be stopped, so editing one reloads the page.
import.meta.webpackHot?.decline();

export { announcePage, arrive };

/** The page on screen; the URL may already be ahead of it. */
let shownPath = '';

/** Starts all behaviors; the engine's router follows links. */
export function startDev(navigate: (address: string) => void): void {
  if (shownPath !== '') return; // Already started; its caller was edited.
  shownPath = window.location.pathname;
  setOpen((address, onLeave) => {
    const { href, pathname, search, hash } = new URL(address, location.href);
    onLeave?.(href);
    history.scrollRestoration = 'manual';
    navigate(pathname + search + hash);
    return Promise.resolve();
  });
  startBehaviors([startVisits, followLinks, startSections]);
}

/** Back and forward within a page; the engine handles other pages. */
function startSections(): void {
  window.addEventListener('popstate', () => {
    if (window.location.pathname === shownPath) arrive('history', false);
  });
}

/** The engine has rendered another page. */
export function showPage(by: Arrival): void {
  shownPath = window.location.pathname;
  // React doesn't touch groups the reader collapsed, but the current page must
  // be visible.
  const sidebar = document.querySelector('[data-drawer]');
  if (sidebar) showCurrentPage(sidebar, sidebar);
  announcePage();
  arrive(by, true);
}
