import { useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect.ts';

export interface EarlyInput {
  query: string;
  isComposing: boolean;
  /** Where Enter was to open the first hit. */
  enter: 'here' | 'tab' | undefined;
}

/**
 * Hands over what the reader did in the field before React came to it. What is
 * not in the field itself was noted by browser/search/earlyInput.ts. Where others
 * have changed the served parts, React makes its own field: `served` is the one
 * that the reader had.
 */
export function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  served: HTMLInputElement | undefined,
  take: (early: EarlyInput) => void,
): void {
  const isTaken = useRef(false);
  useBrowserLayoutEffect(() => {
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
