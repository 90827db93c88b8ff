import { useEffect, type RefObject } from 'react';

/** Closes an open part on Escape, on a press outside and on a link inside. */
export function useDismiss(
  isOpen: boolean,
  close: () => void,
  container: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      close();
      // Whoever only pointed at it keeps the focus where it is.
      if (!element.contains(document.activeElement)) return;
      element.querySelector<HTMLElement>('[aria-expanded], summary')?.focus();
    };
    const handlePress = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) close();
    };
    const handleClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    element.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
      element.removeEventListener('click', handleClick);
    };
  }, [isOpen, close, container]);
}
