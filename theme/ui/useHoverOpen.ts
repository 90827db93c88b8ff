import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
} from 'react';
import { DROPDOWN_CLOSE_MS } from '../constants.ts';

/**
 * Opens a part when a mouse comes and closes it a moment after it has left, so
 * that a short way around the edge keeps it open. Touch and keys use the button.
 */
export function useHoverOpen(openDelayMs = 0) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((next: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delayMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = useCallback(() => set(false), [set]);
  const toggle = useCallback(() => {
    clearTimeout(timer.current);
    setIsOpen(current => !current);
  }, []);
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

  return {
    isOpen,
    close,
    toggle,
    hoverProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) set(true, openDelayMs);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) set(false, DROPDOWN_CLOSE_MS);
      },
    },
  };
}
