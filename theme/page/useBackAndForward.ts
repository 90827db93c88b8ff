import { initPageData } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { loadAnew } from '../ui/loadAnew.ts';
import { trackLoading } from '../ui/loading.ts';
import { setFailedAddress } from '../ui/pageFault.ts';
import { inTime } from '../ui/timeLimit.ts';
import { forgetClicks } from '../ui/useOpenPage.ts';

/**
 * The engine shows the page of an address that the reader goes back to, but
 * keeps the old page and its silence where that cannot be loaded. A link that
 * was followed before is given up.
 */
export function useBackAndForward(): void {
  useEffect(() => {
    const check = () => {
      const { pathname, href } = window.location;
      forgetClicks();
      setFailedAddress(null);
      const found = inTime(initPageData(pathname)).catch(async () => {
        if (href === window.location.href) await loadAnew(href);
      });
      void trackLoading(found);
    };
    window.addEventListener('popstate', check);
    return () => window.removeEventListener('popstate', check);
  }, []);
}
