import type { ReactNode } from 'react';

export function Notice({ children }: { children: ReactNode }) {
  return <p css={{ color: 'teal' }}>{children}</p>;
}
