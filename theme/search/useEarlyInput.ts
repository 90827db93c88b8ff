import { MAX_QUERY_LENGTH } from '@rslib-website/search/limits';
import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface EarlyInput {
  query: string;
  isComposing: boolean;
  /** Whether Enter was pressed, and where the hit should open. */
  enter: 'here' | 'tab' | undefined;
}

/** The query of an address that was shared, until it's taken. */
let shared: string | null =
  typeof window === 'undefined'
    ? null
    : new URLSearchParams(window.location.search).get('q');

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
    // On the 404 page the dialog has it, not the field in the page.
    const asked = own.closest('dialog') ? shared : null;
    if (asked !== null) shared = null;
    take({
      query: field.value || (asked ?? '').slice(0, MAX_QUERY_LENGTH),
      isComposing: field === own && composing !== undefined,
      enter: enter === 'here' || enter === 'tab' ? enter : undefined,
    });
  }, [input, served, take]);
}
