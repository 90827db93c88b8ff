import type { ReactNode } from 'react';
import styles from './BuildDemo.module.css';

export interface BuildPartProps {
  children?: ReactNode;
}

/**
 * An open book: the source on one page, the output of its builds on the other.
 */
export function BuildDemo({ children }: BuildPartProps) {
  return <div className={styles.spread}>{children}</div>;
}

export interface BuildSourceProps extends BuildPartProps {
  /** Says that all builds start from these files. */
  label: string;
}

/** The files that were built. */
export function BuildSource({ label, children }: BuildSourceProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.files}>{children}</div>
    </div>
  );
}

/** The output: `Tabs`, one for each build. */
export function BuildOutput({ children }: BuildPartProps) {
  return <div className={styles.output}>{children}</div>;
}
