import { startCopyCode } from './behaviors/copyCode.ts';
import { startCopyPage } from './behaviors/copyPage.ts';
import { startErrorDecoder } from '../error-decoder/browser/startErrorDecoder.ts';
import { startHiddenBar } from './behaviors/hiddenBar.ts';
import { startImageZoom } from './behaviors/imageZoom.ts';
import { startLanguageLinks } from './behaviors/languageLinks.ts';
import { startMobileMenu } from './behaviors/mobileMenu.ts';
import { startOriginal } from './behaviors/original/startOriginal.ts';
import { startOptionCards } from './behaviors/option-cards/startOptionCards.ts';
import { startNotFound } from './behaviors/startNotFound.ts';
import { startOutline } from './behaviors/outline.ts';
import { startOutlineMenu } from './behaviors/outlineMenu.ts';
import { startOverviewFilter } from './behaviors/overviewFilter.ts';
import { startPartSwitches } from './behaviors/partSwitches.ts';
import { startPopups } from './behaviors/popups.ts';
import { startProofs } from '../proofs/browser/startProofs.ts';
import { startScrollFrames } from './behaviors/scrollFrames.ts';
import { startScrollToTop } from './behaviors/scrollToTop.ts';
import { startSearch } from './search/startSearch.ts';
import { startDrawer } from './behaviors/sidebar/drawer.ts';
import { startSidebarGroups } from './behaviors/sidebar/groups.ts';
import { startRevealCurrent } from './behaviors/sidebar/revealCurrent.ts';
import { startTabs } from './behaviors/tabs.ts';
import { startTheme } from './behaviors/theme/startTheme.ts';
import { startToolLogos } from './behaviors/toolLogos.ts';

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
  startOriginal,
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
  startOptionCards,
  startProofs,
  startNotFound,
  startErrorDecoder,
  startSearch,
];

/** Starts the behaviors of every page, and those the caller adds. */
export function startBehaviors(more: readonly (() => void)[]): void {
  const { dataset } = document.documentElement;
  delete dataset.fault;
  for (const start of [...behaviors, ...more]) {
    try {
      start();
    } catch (error) {
      // The others still work, and the page says that one doesn't.
      dataset.fault = '';
      // rslint-disable-next-line no-console -- Keeps the error visible to developers.
      console.error(error);
    }
  }
  // The head script waits for both.
  dataset.ready = '';
  document.dispatchEvent(new Event('ready'));
}
