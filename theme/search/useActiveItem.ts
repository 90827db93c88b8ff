import { useState, type KeyboardEvent } from 'react';

export interface ActiveItem {
  /** Its place in the list; -1 if none. */
  active: number;
  setActive: (at: number) => void;
  /** Arrows move, Enter opens; keys of an input method do neither. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The item that Enter opens, in a list that may change at any time. */
export function useActiveItem(
  count: number,
  /** Changes when the list is a new one; the first item is active then. */
  listKey: string,
  start: number,
  /** Asked also where nothing is active: the list may be on its way. */
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
      // Some input methods say it by the key alone.
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
