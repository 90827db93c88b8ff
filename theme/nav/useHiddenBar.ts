import { useEffect, useState } from 'react';
import { NAV_HEIGHT_PX, NAV_SCROLL_THROTTLE_MS } from '../constants.ts';
import { throttle } from '../ui/throttle.ts';

/** Whether the bar is out of the way: always, or while the reader goes down. */
export function useHiddenBar(
  mode: 'always' | 'auto' | 'never' = 'never',
): boolean {
  const [isHidden, setIsHidden] = useState(mode === 'always');

  useEffect(() => {
    if (mode !== 'auto') return;
    let last = window.scrollY;
    const update = throttle(() => {
      const { scrollY } = window;
      if (scrollY !== last)
        setIsHidden(scrollY > last && scrollY > NAV_HEIGHT_PX);
      last = scrollY;
    }, NAV_SCROLL_THROTTLE_MS);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
    };
  }, [mode]);

  return isHidden;
}
