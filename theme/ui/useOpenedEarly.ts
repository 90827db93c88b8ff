import { useEffect, type RefObject } from 'react';

/**
 * Takes over what the reader opened as a native popover before the page came
 * alive: from there on the state decides.
 */
export function useOpenedEarly(
  box: RefObject<HTMLElement | null>,
  open: () => void,
): void {
  useEffect(() => {
    const element = box.current;
    // Old browsers know neither the method nor the selector.
    if (!element || !('hidePopover' in element)) return;
    if (!element.matches(':popover-open')) return;
    element.hidePopover();
    open();
  }, [box, open]);
}
