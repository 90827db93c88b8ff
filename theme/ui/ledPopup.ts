import type { RefCallback } from 'react';

/** Whether a popup is open, where its owner decides and not the popup. */
export interface LedPopup {
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Hands the wishes of readers to the owner; see browser/behaviors/popups. A ref and no
 * effect: most popups are led by nobody and stand in HTML.
 */
export function ledPopup({
  open,
  onOpenChange,
}: LedPopup): RefCallback<HTMLElement> | undefined {
  if (open === undefined) return undefined;
  return element => {
    const tell = (event: Event) =>
      onOpenChange?.((event as CustomEvent<boolean>).detail);
    element?.addEventListener('popup', tell);
    return () => element?.removeEventListener('popup', tell);
  };
}
