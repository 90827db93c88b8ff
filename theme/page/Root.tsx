import type { ReactNode } from 'react';

/** Stands around the whole page. */
export function Root({ children }: { children: ReactNode }) {
  return children;
}
