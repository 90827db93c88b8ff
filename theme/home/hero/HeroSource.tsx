import type { ReactNode } from 'react';
import { PlainCode } from '../ui/PlainCode.tsx';
import { Sheet } from '../ui/shapes.tsx';
import styles from './HeroSource.module.css';

/** The source and the configuration, on a sheet that the spine holds. */
export function HeroSource({ children }: { children?: ReactNode }) {
  return (
    <Sheet className={styles.source}>
      <PlainCode className={styles.code}>{children}</PlainCode>
    </Sheet>
  );
}
