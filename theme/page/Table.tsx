import type { TableHTMLAttributes } from 'react';
import styles from './Table.module.css';

/** A table that scrolls inside its own frame and never widens the page. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} {...props} />
    </div>
  );
}
