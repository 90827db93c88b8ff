import type { ReactNode } from 'react';
import { tolerateOthers } from '../ui/tolerateOthers.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

if (typeof Node === 'function') tolerateOthers(Node.prototype);

/** Stands around the whole page. */
export function Root({ children }: { children: ReactNode }) {
  return <ErrorBoundary>{children}</ErrorBoundary>;
}
