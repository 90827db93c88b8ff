import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** What the section is about, in a word or two. */
  kicker?: string;
  /**
   * How many of the twelve columns it takes; what follows has the rest. Over all of
   * them, heading and text are side by side.
   */
  columns?: '4' | '5' | '12';
  /** The h2, the text, and a paragraph that is only a link. */
  children?: ReactNode;
}

/** The words that open a section. Its tick is a bar of the mark, on the rail. */
export function SectionHead({ kicker, columns, children }: SectionHeadProps) {
  return (
    <header className={styles.head} data-columns={columns}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      {children}
    </header>
  );
}
