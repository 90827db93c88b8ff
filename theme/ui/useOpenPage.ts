import { initPageData, useNavigate, warmPageData } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { trackLoading } from './loading.ts';

/** Counts clicks: the page of the last one is shown, however slow the others. */
let lastClick = 0;

/**
 * Opens an address of this site without a reload, once its code is here. What
 * cannot be loaded or does not exist is left to the browser: a normal page load
 * always ends in a page. `onReady` is called while the old page still shows.
 */
export function useOpenPage(): (
  address: string,
  onReady?: (address: string) => void,
) => Promise<void> {
  const navigate = useNavigate();

  return useCallback(
    async (address, onReady) => {
      const { pathname } = new URL(address, window.location.href);
      lastClick += 1;
      const click = lastClick;
      try {
        const record = await trackLoading(initPageData(pathname));
        if (click !== lastClick) return;
        if (record.pageType === '404') {
          window.location.assign(address);
          return;
        }
        warmPageData(pathname, record);
        onReady?.(address);
        await navigate(address);
      } catch {
        if (click !== lastClick) return;
        window.location.assign(address);
      }
    },
    [navigate],
  );
}
