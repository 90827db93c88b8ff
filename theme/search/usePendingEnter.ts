import { useEffect, useState } from 'react';

interface PendingEnter {
  query: string;
  isNewTab: boolean;
}

export interface EnterKeeper {
  /** For what is in the field, or was when the key came. */
  keep: (isNewTab: boolean, asked?: string) => void;
  forget: () => void;
}

export interface PendingEnterOptions {
  /** What is in the field. */
  query: string;
  /** Whether the list is the answer to it. */
  isAnswered: boolean;
  /** Whether no further answer will come. */
  isOver: boolean;
  count: number;
  /** Opens the first of the list. */
  openFirst: (isNewTab: boolean) => void;
}

/**
 * Keeps an Enter that came before the answer, and serves it with the first hit.
 * It is for what was typed then: another query, or no hit, ends it.
 */
export function usePendingEnter({
  query,
  isAnswered,
  isOver,
  count,
  openFirst,
}: PendingEnterOptions): EnterKeeper {
  const [kept, setKept] = useState<PendingEnter>();

  useEffect(() => {
    if (!kept) return;
    const isForThis = kept.query === query;
    const hasHit = isForThis && isAnswered && count > 0;
    if (hasHit) openFirst(kept.isNewTab);
    if (hasHit || !isForThis || isOver) setKept(undefined);
  }, [kept, query, isAnswered, isOver, count, openFirst]);

  return {
    keep: (isNewTab, asked = query) => setKept({ query: asked, isNewTab }),
    forget: () => setKept(undefined),
  };
}
