import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { hiddenParts } from '../../universal/hiddenParts.ts';

/**
 * Keeps the parts hidden that the address switches off. The head script has
 * done so for the first page; this follows the reader to the next.
 */
export function usePartSwitches(): void {
  const { search } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.hide = hiddenParts(search);
  }, [search]);
}
