import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** What the section is about, in a word or two. */
  kicker: string;
  /** Heading and text side by side, over a part that takes the whole width. */
  wide?: boolean;
  /** Four columns, beside a part that takes the other eight. */
  narrow?: boolean;
  /** The h2, the text, and a paragraph that is only a link. */
  children?: ReactNode;
}

/** The words that open a section. Its tick is a bar of the mark, on the rail. */
export function SectionHead({
  kicker,
  wide,
  narrow,
  children,
}: SectionHeadProps) {
  return (
    <header className={styles.head} data-wide={wide} data-narrow={narrow}>
      <p className={styles.kicker}>{kicker}</p>
      {children}
    </header>
  );
}
