/** The same behaviors while writing, where the engine draws and routes pages. */
import { arrive, type Arrival } from './navigation/arrive.ts';
import { followLinks } from './navigation/links.ts';
import { setOpen } from './navigation/openPage.ts';
import { startVisits } from './navigation/visits.ts';
import { announcePage } from './page.ts';
import { showCurrentPage } from './behaviors/sidebar/groups.ts';
import { startBehaviors } from './startBehaviors.ts';

// Behaviors cannot be taken back: who edits one gets the whole page anew.
import.meta.webpackHot?.decline();

export { announcePage, arrive };

/** The page on screen, which the address may be ahead of. */
let shownPath = '';

/** Starts all behaviors; the engine's router is the one that follows links. */
export function startDev(navigate: (address: string) => void): void {
  if (shownPath !== '') return; // Its caller was edited.
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

/** The way back within a page; of another one the engine tells. */
function startSections(): void {
  window.addEventListener('popstate', () => {
    if (window.location.pathname === shownPath) arrive('history', false);
  });
}

/** The engine has drawn another page. */
export function showPage(by: Arrival): void {
  shownPath = window.location.pathname;
  // React leaves alone what the reader folded; the page must still be seen.
  const sidebar = document.querySelector('[data-drawer]');
  if (sidebar) showCurrentPage(sidebar, sidebar);
  announcePage();
  arrive(by, true);
}
