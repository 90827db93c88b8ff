import type { ReactNode } from 'react';
import { PlainCode } from '../ui/PlainCode.tsx';
import styles from './Others.module.css';

interface PartProps {
  children?: ReactNode;
}

/** Below the comparison: when another tool fits better, and how to move. */
export function Others({ children }: PartProps) {
  return <div className={styles.others}>{children}</div>;
}

/** A heading with text, a table of two columns, or a pair of configs. */
export function Other({ children }: PartProps) {
  return <div className={styles.other}>{children}</div>;
}

/** Two configs with the spine between them, and below what both produce. */
export function Pair({ children }: PartProps) {
  return (
    <PlainCode className={styles.pair} copies>
      {children}
    </PlainCode>
  );
}
