import type { ReactNode } from 'react';
import { PlainCode } from '../ui/PlainCode.tsx';
import { Spine } from '../ui/shapes.tsx';
import styles from './Wiring.module.css';

/**
 * Each item of `lib`, wired to the files that Rslib writes for it: a config file
 * and a table of files and what loads them. The style sheet knows the lines of the
 * one and the rows of the other; wiring.test.ts holds both to the example.
 */
export function Wiring({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.wiring}>
      <PlainCode className={styles.parts} copies>
        {children}
      </PlainCode>
      <Spine className={styles.spine} />
    </div>
  );
}
