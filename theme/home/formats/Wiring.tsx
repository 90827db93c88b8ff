import type { ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import styles from './Wiring.module.css';

/**
 * Each item of `lib`, joined by its number to the files that Rslib writes for it: a
 * config file, and a table of items, files, and what loads them. The style sheet knows
 * the lines of the one; wiring.test.ts holds both to the example.
 */
export function Wiring({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.wiring}>
      <PlainCodeContext value="code">{children}</PlainCodeContext>
    </div>
  );
}
