/**
 * Our replacement of `@unhead/react/client`, which the engine wraps around the
 * page. Ours keeps its state in the hook, so there is nothing to provide.
 */
import type { ReactNode } from 'react';

export function createHead(): undefined {
  return undefined;
}

export function UnheadProvider({ children }: { children: ReactNode }) {
  return children;
}
