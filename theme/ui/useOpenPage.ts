import { initPageData, useNavigate, warmPageData } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { loadAnew } from './loadAnew.ts';
import { trackLoading } from './loading.ts';
import { setFailedAddress } from './pageFault.ts';
import { endPreloads } from './preloadOnIntent.ts';
import { inTime } from './timeLimit.ts';

/** Counts clicks: the page of the last one is shown, however slow the others. */
let lastClick = 0;

/** The reader went elsewhere: a page that is still on its way is not shown. */
export function forgetClicks(): void {
  lastClick += 1;
}

/**
 * Opens an address of this site without a reload, once its code is here. What
 * cannot be loaded or does not exist is left to the browser. `onReady` is called
 * while the old page still shows.
 */
export function useOpenPage(): (
  address: string,
  onReady?: (address: string) => void,
) => Promise<void> {
  const navigate = useNavigate();

  return useCallback(
    async (address, onReady) => {
      lastClick += 1;
      const click = lastClick;
      setFailedAddress(null);
      endPreloads();
      const open = async () => {
        const { pathname } = new URL(address, window.location.href);
        const record = await inTime(initPageData(pathname));
        if (click !== lastClick) return;
        if (record.pageType === '404') throw new Error(`No page: ${pathname}`);
        warmPageData(pathname, record);
        onReady?.(address);
        await navigate(address);
      };
      await trackLoading(
        open().catch(async () => {
          if (click === lastClick) await loadAnew(address);
        }),
      );
    },
    [navigate],
  );
}
