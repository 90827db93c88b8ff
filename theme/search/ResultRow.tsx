import type { ReactNode } from 'react';
import type { SearchRecord } from '@rslib-website/search/SearchRecord';
import styles from './ResultRow.module.css';
import { optionId, type SearchBox } from './useSearchBox.ts';

export interface ResultRowProps {
  box: SearchBox;
  record: SearchRecord;
  /** Its index among all items. */
  at: number;
  /** Class for the layout of the link's contents. */
  layout: string | undefined;
  /** Contents of the link. */
  children: ReactNode;
  /** Buttons next to the link. */
  actions: ReactNode;
}

/**
 * A grid row: a link and its actions, because options of a listbox can't
 * contain buttons. Focus stays in the field, which references the link.
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
