import { Children, isValidElement, type ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import styles from './Section.module.css';

export interface SectionProps {
  /** A ground of its own, from edge to edge. */
  band?: 'ink' | 'sheet' | 'cloth';
  children?: ReactNode;
}

/** A row of the home page, on a grid of twelve columns. */
export function Section({ band, children }: SectionProps) {
  return (
    <section className={styles.section} data-band={band}>
      <div className={styles.wrap}>{children}</div>
    </section>
  );
}

/** Topics in two columns, each a `Cell`. */
export function Cells({ children }: { children?: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}

export interface CellProps {
  /** A reader on a phone can do without what is below the head. */
  wideFigure?: boolean;
  children?: ReactNode;
}

/** A head, and drawings that show what it says. */
export function Cell({ wideFigure, children }: CellProps) {
  const [head, ...figures] = Children.toArray(children).filter(child =>
    isValidElement(child),
  );
  return (
    <div className={styles.cell}>
      {head}
      <div className={styles.figures} data-wide-only={wideFigure}>
        <PlainCodeContext value="drawing">{figures}</PlainCodeContext>
      </div>
    </div>
  );
}
