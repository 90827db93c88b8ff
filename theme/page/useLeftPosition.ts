import { useCallback, useEffect, useRef } from 'react';

/**
 * How far down each visit to a page was, by the key of the visit. Firefox
 * restores the position of an earlier page while the later one is still shown:
 * no further than that one is long, and with a visible ride there. Chromium
 * rides on to the section that the address names.
 */
export function useLeftPosition(): {
  /** This visit is on screen now. */
  show: (visit: string) => void;
  /** Goes where this visit was left, at once, where that is known. */
  restore: (visit: string) => void;
} {
  const positions = useRef(new Map<string, number>());
  const shown = useRef<string>(null);

  useEffect(() => {
    const note = () => {
      if (shown.current) positions.current.set(shown.current, window.scrollY);
    };
    // From here until the other page is shown, it is the browser that scrolls;
    // not at all to a place that we know.
    const pause = () => {
      shown.current = null;
      const state = window.history.state as { key?: string } | null;
      if (!positions.current.has(state?.key ?? '')) return;
      window.history.scrollRestoration = 'manual';
      setTimeout(() => {
        window.history.scrollRestoration = 'auto';
      });
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('popstate', pause);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('popstate', pause);
    };
  }, []);

  const show = useCallback((visit: string) => {
    shown.current = visit;
  }, []);
  const restore = useCallback((visit: string) => {
    const top = positions.current.get(visit);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, []);
  return { show, restore };
}
