import { usePage } from '@rspress/core/runtime';
import type { PageRecord } from '../shared/pageRecord.ts';

/**
 * The page on screen. All parts of the theme read pages through this hook, so
 * address, strings and content always change together.
 */
export function usePageRecord(): PageRecord {
  const { page } = usePage();
  // `as` is right: Root provides what completeRecord returns. An island knows
  // less, and Island.tsx throws if it reads more.
  return page as typeof page & PageRecord;
}
