import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { throttle } from '../ui/throttle.ts';
import { watchSize } from '../ui/watchSize.ts';
import type { TocEntry } from '../usePageRecord.ts';
import { activeHeading } from './activeHeading.ts';

/** Id of the heading whose section is being read. */
export function useActiveHeading(
  entries: readonly TocEntry[],
): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let edge = 0;
    let height = 0;
    let positions: { id: string; top: number }[] = [];
    const update = () => {
      const { innerHeight, scrollY } = window;
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= height - 1;
      setActive(activeHeading(positions, scrollY + edge, isAtEnd));
    };
    // Places are read when the page has been laid out and has another size, not
    // in between: scrolling and coming alive would both wait for the layout.
    const unwatch = watchSize(document.body, () => {
      const root = document.documentElement;
      const padding = getComputedStyle(root).scrollPaddingBlockStart;
      edge = Number.parseFloat(padding) || 0;
      height = root.scrollHeight;
      positions = entries.flatMap(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top: top + window.scrollY }];
      });
      update();
    });
    const handleScroll = throttle(update, SCROLL_THROTTLE_MS);
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll, { passive: true });
    return () => {
      unwatch();
      handleScroll.cancel();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
    };
  }, [entries]);

  return active;
}
