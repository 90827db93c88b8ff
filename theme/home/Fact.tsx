import type { ReactNode } from 'react';
import { useThemeConfig } from '../useThemeConfig.ts';

export interface FactProps {
  of: 'examples';
  /** What the figure counts. */
  children?: ReactNode;
}

/** A figure from data, which is never written on the page, and what it counts. */
export function Fact({ of, children }: FactProps) {
  const { figures } = useThemeConfig();
  return (
    <p>
      {figures?.[of]} {children}
    </p>
  );
}
