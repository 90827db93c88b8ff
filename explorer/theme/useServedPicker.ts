import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface ServedOptions {
  /** The part that takes the place of the served one. */
  root: RefObject<HTMLElement | null>;
  id: string;
  state: 'served' | 'live' | 'failed';
  choose: (id: string) => void;
}

/**
 * The served page knows whether it's shown, and has its own list of samples. That
 * follows the address, leads here when it's used, and hands over the focus once this
 * part is there.
 */
export function useServedPicker(options: ServedOptions): void {
  const { root, id, state, choose } = options;
  const chosen = useRef(choose);
  const last = useRef<ServedOptions['state']>(undefined);
  useEffect(() => {
    chosen.current = choose;
  });
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const served = servedList();
      if (served && served === target) chosen.current(served.value);
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  // Before it's painted, so that never both are seen.
  useLayoutEffect(() => {
    const served = servedList();
    if (!served) return;
    const wasEarly = last.current === undefined && !window.location.search;
    if (wasEarly && served.value !== id) chosen.current(served.value);
    else served.value = id;
    const { activeElement } = document;
    served.closest('[data-state]')?.setAttribute('data-state', state);
    // One of the two lists of samples is hidden; the focus moves to the other.
    if (state === 'live' && activeElement === served)
      root.current?.querySelector('select')?.focus();
    if (
      state !== 'live' &&
      last.current === 'live' &&
      activeElement === document.body
    )
      served.focus();
    last.current = state;
  }, [root, id, state]);
}

function servedList(): HTMLSelectElement | null {
  return document.querySelector('select[name=served-sample]');
}
