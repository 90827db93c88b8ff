import type { ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import styles from './PlainCode.module.css';

export interface PlainCodeProps {
  className?: string | undefined;
  /** Whether it's code to copy, with a button, instead of a drawing. */
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
