import type { ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import styles from './PlainCode.module.css';

export interface PlainCodeProps {
  className?: string | undefined;
  /** Readers take it with them: it's code, with a copy button, and no drawing. */
  copies?: boolean;
  children?: ReactNode;
}

/** Fences without frame and mark: name and code alone. */
export function PlainCode({
  className = '',
  copies,
  children,
}: PlainCodeProps) {
  return (
    <div className={`${styles.code} ${className}`}>
      <PlainCodeContext value={copies ? 'code' : 'drawing'}>
        {children}
      </PlainCodeContext>
    </div>
  );
}
