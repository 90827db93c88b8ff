import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
} from 'react';

export interface HoverOpenOptions {
  openDelayMs?: number;
  closeDelayMs?: number;
  /** Whether a mouse that comes is enough. */
  opensOnHover?: boolean;
  /** Given, the owner decides; absent, the part decides itself. */
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Opens a part when a mouse comes and closes it a moment after it has left, so
 * that a short way around the edge keeps it open. Touch and keys use the button.
 */
export function useHoverOpen({
  openDelayMs = 0,
  closeDelayMs = 0,
  opensOnHover = true,
  open,
  onOpenChange,
}: HoverOpenOptions = {}) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenByHover = useRef(false);

  const set = useCallback(
    (next: boolean, delayMs = 0) => {
      clearTimeout(timer.current);
      isOpenByHover.current = false;
      const apply = () => {
        setOwnOpen(next);
        onOpenChange?.(next);
      };
      if (delayMs === 0) apply();
      else timer.current = setTimeout(apply, delayMs);
    },
    [onOpenChange],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = useCallback(() => set(false), [set]);
  const toggle = useCallback(() => {
    // A click on what the mouse has just opened by coming means: keep it open.
    set(!isOpen || isOpenByHover.current);
  }, [set, isOpen]);
  const isHover = (event: PointerEvent) =>
    opensOnHover && event.pointerType === 'mouse';

  return {
    isOpen,
    set,
    close,
    toggle,
    hoverProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (!isHover(event)) return;
        set(true, openDelayMs);
        isOpenByHover.current = !isOpen;
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isHover(event)) set(false, closeDelayMs);
      },
    },
  };
}
