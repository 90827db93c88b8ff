import type { ReactNode } from 'react';
import styles from './Dependencies.module.css';

/** What becomes part of the file, and what stays an import: twice a title and a list. */
export function Dependencies({ children }: { children?: ReactNode }) {
  return <div className={styles.dependencies}>{children}</div>;
}
