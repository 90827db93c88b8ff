import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useId, useState } from 'react';
import { SIDEBAR_BREAKPOINT_PX } from '../constants.ts';
import { watchMedia } from '../ui/media.ts';

export interface SidebarDrawerState {
  /** Of the drawer: without our script its button opens it as a popover. */
  id: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** On narrow windows the sidebar is a drawer; a link or more room closes it. */
export function useSidebarDrawer(): SidebarDrawerState {
  // New after every navigation, even to the page that is on screen.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Forgotten at once, or the way back to this page would open it again.
  if (openOn !== null && openOn !== key) setOpenOn(null);
  const id = useId();
  const isOpen = openOn === key;
  const open = useCallback(() => setOpenOn(key), [key]);
  const close = useCallback(() => setOpenOn(null), []);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) close();
    };
    const unwatch = watchMedia(`(width > ${SIDEBAR_BREAKPOINT_PX}px)`, close);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      unwatch();
    };
  }, [isOpen, close]);

  return { id, isOpen, open, close };
}
