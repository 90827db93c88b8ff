import type { ReactNode } from 'react';
import styles from './Features.module.css';

/** What the tool does, side by side. */
export function Features({ children }: { children?: ReactNode }) {
  return <div className={styles.features}>{children}</div>;
}

/** A heading, two sentences, and a code block that proves them. */
export function Feature({ children }: { children?: ReactNode }) {
  return <section className={styles.feature}>{children}</section>;
}
