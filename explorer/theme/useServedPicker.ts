import { useEffect, useRef, type RefObject } from 'react';

/**
 * The served page has its own buttons for samples. They follow the address, lead
 * here when they are used, and hand over the focus once this part is there.
 */
export function useServedPicker(
  root: RefObject<HTMLElement | null>,
  id: string,
  isLive: boolean,
  choose: (id: string) => void,
): void {
  const chosen = useRef(choose);
  const wasLive = useRef(false);
  useEffect(() => {
    chosen.current = choose;
  });
  useEffect(() => {
    const served = servedButtons().find(({ value }) => value === id);
    if (!served) return;
    served.checked = true;
    const { activeElement } = document;
    // One of the two lists of samples is hidden; the focus moves to the other.
    if (!isLive && activeElement === document.body && wasLive.current)
      served.focus();
    if (isLive && activeElement === served)
      root.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    wasLive.current = isLive;
  }, [root, id, isLive]);
  useEffect(() => {
    const early = servedButtons().find(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    if (early && !window.location.search) chosen.current(early.value);
    const follow = ({ target }: Event) => {
      const button = servedButtons().find(one => one === target);
      if (button) chosen.current(button.value);
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
}

function servedButtons(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>('input[name=served-sample]'),
  ];
}
