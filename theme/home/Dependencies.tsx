import type { ReactNode } from 'react';
import { Bar } from './ui/shapes.tsx';
import styles from './Dependencies.module.css';

/** Which imports become part of the file, and which remain. */
export function Dependencies({ children }: { children?: ReactNode }) {
  return <div className={styles.dependencies}>{children}</div>;
}

/** A title and a list of what is in the file. */
export function Inside({ children }: { children?: ReactNode }) {
  return <Bar className={styles.inside}>{children}</Bar>;
}

/** A title and a list of what stays an import. */
export function Outside({ children }: { children?: ReactNode }) {
  return <div className={styles.outside}>{children}</div>;
}
