import type { ReactNode } from 'react';
import styles from './Types.module.css';

/** The head and the ways to generate declarations, beside a build that did. */
export function Types({ children }: { children?: ReactNode }) {
  return <div className={styles.types}>{children}</div>;
}
