import { useLocation } from '@rspress/core/runtime';
import { useIsAlive } from '../ui/useIsAlive.ts';
import { usePageRecord } from '../usePageRecord.ts';

/**
 * The path that tells the language of the tools. One document answers at every
 * unknown address, so only the browser knows the whole path there.
 */
export function useToolPath(): string {
  const { lang, pageType, routePath } = usePageRecord();
  const { pathname } = useLocation();
  const isAlive = useIsAlive();
  if (pageType !== '404') return routePath;
  return isAlive ? pathname : `/${lang}/`;
}
