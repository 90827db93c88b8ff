import { useLocation } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';

/**
 * Query and hash of the address. The server knows neither, so a page starts
 * without and gets them as it comes alive.
 */
export function useAddressRest(): string {
  const { search, hash } = useLocation();
  const isAlive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isAlive ? search + hash : '';
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
