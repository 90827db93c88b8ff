import type { RefCallback } from 'react';

/** The props of a popup that its owner opens and closes. */
export interface ControlledPopup {
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Passes open and close requests to the owner; see browser/behaviors/popups.ts. A
 * ref instead of an effect, because most popups are static HTML.
 */
export function controlledPopup({
  open,
  onOpenChange,
}: ControlledPopup): RefCallback<HTMLElement> | undefined {
  if (open === undefined) return undefined;
  return element => {
    const notify = (event: Event) =>
      // browser/behaviors/popups.ts sends it.
      onOpenChange?.((event as CustomEvent<boolean>).detail);
    element?.addEventListener('popup', notify);
    return () => element?.removeEventListener('popup', notify);
  };
}
