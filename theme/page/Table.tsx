import { useRef, type TableHTMLAttributes, type ThHTMLAttributes } from 'react';
import { useScrollStop } from '../ui/useScrollStop.ts';
import { useText } from '../useText.ts';
import styles from './Table.module.css';

/** A table that scrolls inside its own frame and never widens the page. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(frame, text('page.table'));
  return (
    <div {...stop} className={styles.frame} ref={frame}>
      <table className={styles.table} {...props} />
    </div>
  );
}

/** The head of a column; an empty corner is the head of nothing. */
export function HeaderCell({
  children,
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement>) {
  return children ? <th {...rest}>{children}</th> : <td {...rest} />;
}
