import type { RefCallback } from 'react';

/** Whether a popup is open, where its owner decides and not the popup. */
export interface ControlledPopup {
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Hands the wishes of readers to the owner; see browser/behaviors/popups. A ref and no
 * effect: most popups are led by nobody and stand in HTML.
 */
export function controlledPopup({
  open,
  onOpenChange,
}: ControlledPopup): RefCallback<HTMLElement> | undefined {
  if (open === undefined) return undefined;
  return element => {
    const notify = (event: Event) =>
      onOpenChange?.((event as CustomEvent<boolean>).detail);
    element?.addEventListener('popup', notify);
    return () => element?.removeEventListener('popup', notify);
  };
}
