import { useEffect, useRef, type RefObject } from 'react';

/** Whether a popup is open, where its owner decides and not the popup. */
export interface LedPopup {
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Hands the wishes of readers to the owner; see browser/popups. */
export function useLedPopup<T extends HTMLElement>({
  open,
  onOpenChange,
}: LedPopup): RefObject<T | null> {
  const holder = useRef<T>(null);
  useEffect(() => {
    const element = holder.current;
    if (open === undefined || !element) return;
    const tell = (event: Event) =>
      onOpenChange?.((event as CustomEvent<boolean>).detail);
    element.addEventListener('popup', tell);
    return () => element.removeEventListener('popup', tell);
  }, [open, onOpenChange]);
  return holder;
}
