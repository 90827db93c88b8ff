import { useEffect, useState } from 'react';

interface PendingEnter {
  query: string;
  isNewTab: boolean;
}

export interface PendingEnterOptions {
  /** The text in the field. */
  query: string;
  /** Whether the list answers it. */
  isAnswered: boolean;
  /** Whether no more answers are coming. */
  isOver: boolean;
  count: number;
  /** Opens the first item. */
  openFirst: (isNewTab: boolean) => void;
}

/**
 * Remembers an Enter that came before the answer and opens the first hit when
 * it arrives. Changing the query, or an empty answer, cancels it.
 */
export function usePendingEnter({
  query,
  isAnswered,
  isOver,
  count,
  openFirst,
}: PendingEnterOptions) {
  const [kept, setKept] = useState<PendingEnter>();

  useEffect(() => {
    if (!kept) return;
    const isForThis = kept.query === query;
    const hasHit = isForThis && isAnswered && count > 0;
    if (hasHit) openFirst(kept.isNewTab);
    if (hasHit || !isForThis || isOver) setKept(undefined);
  }, [kept, query, isAnswered, isOver, count, openFirst]);

  return {
    /** For the current text, or the text when Enter was pressed. */
    keep: (isNewTab: boolean, asked = query) =>
      setKept({ query: asked, isNewTab }),
    forget: () => setKept(undefined),
  };
}
