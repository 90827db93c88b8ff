import type { TableHTMLAttributes, ThHTMLAttributes } from 'react';
import styles from './Table.module.css';

/**
 * A table that scrolls in its own container and never widens the page. Each row that
 * arrives may widen a column, so it's shown once what follows it is there.
 */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className={styles.frame} data-frame="table">
      <table className={styles.table} {...props} />
      <i hidden />
    </div>
  );
}

/** A column header; an empty corner cell is a plain cell. */
export function HeaderCell({
  children,
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement>) {
  return children ? <th {...rest}>{children}</th> : <td {...rest} />;
}
