import { useState, type KeyboardEvent } from 'react';

export interface ActiveItem {
  /** Its index in the list; -1 if none. */
  active: number;
  setActive: (at: number) => void;
  /** Arrow keys move and Enter opens, except during IME composition. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The item that Enter opens, in a list that may change at any time. */
export function useActiveItem(
  count: number,
  /** Changes with the list, which resets the active item. */
  listKey: string,
  start: number,
  /** Also called if nothing is active: results may be pending. */
  open: (at: number, isNewTab: boolean) => void,
): ActiveItem {
  const [chosen, setChosen] = useState({ listKey, at: start });
  const active = Math.min(
    chosen.listKey === listKey ? chosen.at : start,
    count - 1,
  );
  const setActive = (at: number) => setChosen({ listKey, at });

  return {
    active,
    setActive,
    onKeyDown(event) {
      // Some IMEs only signal composition through the key.
      if (event.nativeEvent.isComposing || event.key === 'Process') return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (count === 0) return;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive(
          active < 0 && step < 0 ? count - 1 : (active + step + count) % count,
        );
      } else if (event.key === 'Enter') {
        event.preventDefault();
        open(active, event.ctrlKey || event.metaKey);
      }
    },
  };
}
