import { useCallback, useEffect, useState } from 'react';
import { SIDEBAR_BREAKPOINT_PX } from '../constants.ts';
import { usePageRecord } from '../usePageRecord.ts';

export interface SidebarDrawerState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** On narrow windows the sidebar is a drawer; a new page or more room closes it. */
export function useSidebarDrawer(): SidebarDrawerState {
  const { routePath } = usePageRecord();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === routePath;
  const open = useCallback(() => setOpenOn(routePath), [routePath]);
  const close = useCallback(() => setOpenOn(null), []);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) close();
    };
    const wide = window.matchMedia(`(width > ${SIDEBAR_BREAKPOINT_PX}px)`);
    document.addEventListener('keydown', handleKey);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', handleKey);
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close]);

  return { isOpen, open, close };
}
