import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect.ts';

/**
 * Scrolls the list, and nothing else, to the entry of the page on screen. An
 * entry that is in sight stays where it is: the reader has just pressed it.
 */
export function useRevealCurrent(
  list: RefObject<HTMLElement | null>,
  routePath: string,
  isOpen: boolean,
): void {
  useBrowserLayoutEffect(() => {
    const frame = list.current;
    const entry = frame?.querySelector('[aria-current="page"]');
    if (!frame || !entry) return;
    const { top, height } = frame.getBoundingClientRect();
    const place = entry.getBoundingClientRect();
    const offset = place.top - top;
    if (offset >= 0 && offset <= height - place.height) return;
    // In the middle, so that its neighbours are seen as well.
    frame.scrollTop += offset - height / 2;
  }, [list, routePath, isOpen]);
}
