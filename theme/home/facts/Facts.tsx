import type { ReactNode } from 'react';
import type { FigureName } from '../../../site/figures.ts';
import { useThemeConfig } from '../../useThemeConfig.ts';
import styles from './Facts.module.css';

/** Figures side by side, each a `Fact`. */
export function Facts({ children }: { children?: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

export interface FactProps {
  of: FigureName;
  unit?: string;
  /** What the figure counts. */
  children?: ReactNode;
}

/** A figure from data; it is never written on the page. */
export function Fact({ of, unit, children }: FactProps) {
  const { figures } = useThemeConfig();
  return (
    <li className={styles.fact}>
      <b className={styles.figure}>
        {figures?.[of]}
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </b>
      {children}
    </li>
  );
}
