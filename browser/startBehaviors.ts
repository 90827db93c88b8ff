import { startCopyCode } from './copyCode.ts';
import { startCopyPage } from './copyPage.ts';
import { startHiddenBar } from './hiddenBar.ts';
import { startImageZoom } from './imageZoom.ts';
import { startLanguageLinks } from './languageLinks.ts';
import { startMobileMenu } from './mobileMenu.ts';
import { startNotFound } from './startNotFound.ts';
import { startOutline } from './outline.ts';
import { startOutlineMenu } from './outlineMenu.ts';
import { startOverviewFilter } from './overviewFilter.ts';
import { startPartSwitches } from './partSwitches.ts';
import { startPopups } from './popups/startPopups.ts';
import { startProgressBar } from './progressBar.ts';
import { startScrollFrames } from './scrollFrames.ts';
import { startScrollToTop } from './scrollToTop.ts';
import { startSearch } from './search/startSearch.ts';
import { startDrawer } from './sidebar/drawer.ts';
import { startSidebarGroups } from './sidebar/groups.ts';
import { startRevealCurrent } from './sidebar/revealCurrent.ts';
import { startTabs } from './tabs.ts';
import { startTheme } from './theme/startTheme.ts';
import { startToolLogos } from './toolLogos.ts';

const behaviors = [
  startTheme,
  startPopups,
  startMobileMenu,
  startDrawer,
  startSidebarGroups,
  startRevealCurrent,
  startTabs,
  startCopyCode,
  startCopyPage,
  startOutline,
  startOutlineMenu,
  startScrollToTop,
  startHiddenBar,
  startScrollFrames,
  startOverviewFilter,
  startToolLogos,
  startLanguageLinks,
  startPartSwitches,
  startImageZoom,
  startProgressBar,
  startNotFound,
  startSearch,
];

/** Starts what every page needs, and more where the caller has it. */
export function startBehaviors(more: readonly (() => void)[]): void {
  const { dataset } = document.documentElement;
  delete dataset.fault;
  for (const start of [...behaviors, ...more]) {
    try {
      start();
    } catch (error) {
      // The others still work, and the page says that one does not.
      dataset.fault = '';
      // rslint-disable-next-line no-console -- Who maintains it wants to know.
      console.error(error);
    }
  }
  // The head script waits for both.
  dataset.alive = '';
  document.dispatchEvent(new Event('alive'));
}
