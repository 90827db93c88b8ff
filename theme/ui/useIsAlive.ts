import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the page as served, true once our script has taken it over. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
