import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { throttle } from '../ui/throttle.ts';
import type { TocEntry } from '../usePageRecord.ts';
import { activeHeading } from './activeHeading.ts';

/** Id of the heading whose section is being read. */
export function useActiveHeading(
  entries: readonly TocEntry[],
): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const update = () => {
      const padding = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingBlockStart,
      );
      const positions = entries.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element
          ? [{ id, top: element.getBoundingClientRect().top }]
          : [];
      });
      const { scrollHeight } = document.documentElement;
      const isAtEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= scrollHeight - 1;
      setActive(activeHeading(positions, padding || 0, isAtEnd));
    };
    const handleScroll = throttle(update, SCROLL_THROTTLE_MS);
    update();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll, { passive: true });
    return () => {
      handleScroll.cancel();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
    };
  }, [entries]);

  return active;
}
