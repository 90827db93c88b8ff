import { trackLoading } from './loading.ts';
import { setFailedAddress } from '../faults/faultNote.ts';
import { arrive, type Arrival } from './arrive.ts';
import { hardNavigate } from './hardNavigate.ts';
import { keepShown, loadAgain, loadDocument } from './loadDocument.ts';
import { swapPage } from './swapPage.ts';
import { pushVisit } from './visits.ts';

/** Counts wishes: the page of the last one is shown, however slow the others. */
let latest = 0;

/** The page on screen, which the address may be ahead of. */
let shownPath = '';

/** Called while the old page still shows. */
type OnLeave = (address: string) => void;

type Open = (address: string, onLeave?: OnLeave) => Promise<void>;

/** Without a reload, once the document is here; else it is left to the browser. */
const openDocument: Open = async (address, onLeave) => {
  const url = new URL(address, window.location.href);
  const isFromTop = !onLeave && !url.hash;
  await show('link', url, isFromTop, () => {
    onLeave?.(url.href);
    pushVisit(url.href);
  });
};

let open = openDocument;

/** Opens an address of this site. */
export const openPage: Open = (address, onLeave) => open(address, onLeave);

/** While writing, the engine's router is the only one. */
export function setOpen(other: Open): void {
  open = other;
}

/** Shows the pages of addresses that the reader goes back or forward to. */
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
  if (pathname === shownPath) {
    onReady?.();
    arrive(by, false);
    return;
  }
  const load = async () => {
    const loading = (by === 'link' ? loadDocument : loadAgain)(pathname);
    keepShown(shownPath); // While the other one is on its way.
    const page = await loading;
    if (wish !== latest) return;
    onReady?.();
    swapPage(page, isFromTop);
    shownPath = pathname;
    arrive(by, true);
  };
  await trackLoading(
    load().catch(async () => {
      if (wish === latest) await hardNavigate(href);
    }),
  );
}
