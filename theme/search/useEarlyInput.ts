import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface EarlyInput {
  query: string;
  isComposing: boolean;
  /** Whether Enter was pressed, and where the hit should open. */
  enter: 'here' | 'tab' | undefined;
}

/**
 * Takes over what the reader typed before hydration;
 * browser/search/earlyInput.ts records what the field itself doesn't. If
 * extensions changed the HTML, React renders a new field, and `served` is the
 * one the reader used.
 */
export function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  served: HTMLInputElement | undefined,
  take: (early: EarlyInput) => void,
): void {
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    const own = input.current;
    if (!own || isTaken.current) return;
    isTaken.current = true;
    const field = served && !('taken' in served.dataset) ? served : own;
    const { composing, enter } = field.dataset;
    field.dataset.taken = '';
    own.dataset.taken = '';
    if (field !== own && field.dataset.focused !== undefined) own.focus();
    take({
      query: field.value,
      isComposing: field === own && composing !== undefined,
      enter: enter === 'here' || enter === 'tab' ? enter : undefined,
    });
  }, [input, served, take]);
}
