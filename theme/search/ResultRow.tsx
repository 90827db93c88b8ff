import type { ReactNode } from 'react';
import type { SearchRecord } from '../../search/SearchRecord.ts';
import styles from './ResultRow.module.css';
import { optionId, type SearchBox } from './useSearchBox.ts';

export interface ResultRowProps {
  box: SearchBox;
  record: SearchRecord;
  /** Its place among all that can be opened. */
  at: number;
  /** How the parts of the link stand together. */
  layout: string | undefined;
  /** What the link shows. */
  children: ReactNode;
  /** Buttons beside the link. */
  actions: ReactNode;
}

/**
 * A row of a grid: a link, and what can be done with it. Options of a listbox
 * may hold no buttons. The focus stays in the field and points at the link.
 */
export function ResultRow({
  box,
  record,
  at,
  layout,
  children,
  actions,
}: ResultRowProps) {
  const isActive = at === box.active;
  return (
    <div
      className={styles.row}
      role="row"
      aria-selected={isActive}
      ref={element => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={() => {
        if (!isActive) box.setActive(at);
      }}
    >
      <div className={styles.cell} role="gridcell">
        <a
          className={`${styles.link} ${layout}`}
          id={optionId(box, at)}
          href={record.url}
          tabIndex={-1}
          onClick={event => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            box.choose(record);
          }}
        >
          {children}
        </a>
      </div>
      <div className={styles.actions} role="gridcell">
        {actions}
      </div>
    </div>
  );
}
