import { useSite } from '@rspress/core/runtime';
import { usePageRecord } from '../usePageRecord.ts';

/** The page's absolute URL. */
export function usePageAddress(): string {
  const { site } = useSite();
  return site.siteOrigin + usePageRecord().routePath;
}
