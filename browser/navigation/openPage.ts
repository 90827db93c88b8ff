import { trackLoading } from './loading.ts';
import { setFailedAddress } from '../faults/faultNote.ts';
import { arrive, type Arrival } from './arrive.ts';
import { hardNavigate, stay } from './hardNavigate.ts';
import { keepShown, loadAgain, loadDocument } from './loadDocument.ts';
import { swapPage } from './swapPage.ts';
import { pushVisit } from './visits.ts';

/**
 * Counts navigations: only the last one is shown, however slow the others are.
 */
let latest = 0;

/** The page on screen; the URL may already be ahead of it. */
let shownPath = '';

/** Called while the old page is still visible. */
type OnLeave = (address: string) => void;

type Open = (address: string, onLeave?: OnLeave) => Promise<void>;

/**
 * Swaps the page once its document is loaded; on failure, the browser loads it.
 */
const openDocument: Open = async (address, onLeave) => {
  const url = new URL(address, window.location.href);
  const isFromTop = !onLeave && !url.hash;
  await show('link', url, isFromTop, () => {
    onLeave?.(url.href);
    pushVisit(url.href);
  });
};

let open = openDocument;

/** Opens a URL of this site. */
export const openPage: Open = (address, onLeave) => open(address, onLeave);

/** During development, the engine's router replaces ours. */
export function setOpen(other: Open): void {
  open = other;
}

/** Handles back and forward. */
export function startHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener('popstate', () => {
    const { pathname, href } = window.location;
    void show('history', { pathname, href }, false);
  });
}

async function show(
  by: Arrival,
  { pathname, href }: Pick<URL, 'pathname' | 'href'>,
  isFromTop: boolean,
  onReady?: () => void,
): Promise<void> {
  latest += 1;
  const wish = latest;
  setFailedAddress(null);
  stay();
  if (pathname === shownPath) {
    onReady?.();
    arrive(by, false);
    return;
  }
  const load = async () => {
    const loading = (by === 'link' ? loadDocument : loadAgain)(pathname);
    keepShown(shownPath); // While the other one is loading.
    const page = await loading;
    if (wish !== latest) return;
    onReady?.();
    swapPage(page, isFromTop);
    shownPath = pathname;
    arrive(by, true);
  };
  await trackLoading(
    load().catch(async () => {
      const isWanted = () => wish === latest;
      if (isWanted()) await hardNavigate(href, isWanted);
    }),
  );
}
