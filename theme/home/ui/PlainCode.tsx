import type { ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import styles from './PlainCode.module.css';

export interface PlainCodeProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Fences without frame, mark, and copy button: name and code alone. */
export function PlainCode({ className = '', children }: PlainCodeProps) {
  return (
    <div className={`${styles.code} ${className}`}>
      <PlainCodeContext value>{children}</PlainCodeContext>
    </div>
  );
}
