import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** A ground of its own, from edge to edge. */
  band?: 'ink' | 'sheet';
  children?: ReactNode;
}

/** A row of the home page, on a grid of twelve columns. */
export function Section({ band, children }: SectionProps) {
  return (
    <section className={styles.section} data-band={band}>
      <div className={styles.wrap}>
        <div className={styles.grid}>{children}</div>
      </div>
    </section>
  );
}

/** Two topics side by side, each in a `Half`. */
export function Halves({ children }: { children?: ReactNode }) {
  return <div className={styles.halves}>{children}</div>;
}

export interface HalfProps {
  /** What a reader on a phone can do without. */
  wideOnly?: boolean;
  children?: ReactNode;
}

export function Half({ wideOnly, children }: HalfProps) {
  return (
    <div className={styles.half} data-wide-only={wideOnly}>
      {children}
    </div>
  );
}
