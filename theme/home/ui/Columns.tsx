import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface PartProps {
  children?: ReactNode;
}

/** Small topics in two columns, each a `Column`. */
export function Columns({ children }: PartProps) {
  return <div className={styles.columns}>{children}</div>;
}

/** A heading with text or a table, and where to read on. */
export function Column({ children }: PartProps) {
  return <div className={styles.column}>{children}</div>;
}
