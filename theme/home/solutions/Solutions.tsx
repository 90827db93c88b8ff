import type { ReactNode } from 'react';
import { PlainCode } from '../ui/PlainCode.tsx';
import styles from './Solutions.module.css';

interface PartProps {
  children?: ReactNode;
}

/** Kinds of libraries, side by side between hairlines. */
export function Solutions({ children }: PartProps) {
  return <div className={styles.solutions}>{children}</div>;
}

/** A heading, a sentence, the files of a build, and where to read on. */
export function Solution({ children }: PartProps) {
  return <PlainCode className={styles.solution}>{children}</PlainCode>;
}
