import type { TableHTMLAttributes, ThHTMLAttributes } from 'react';
import styles from './Table.module.css';

/** A table that scrolls inside its own frame and never widens the page. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className={styles.frame} data-frame="table">
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
