import { useEffect, useRef, type ReactNode } from 'react';
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
  const row = useRef<HTMLDivElement>(null);
  const { query } = box.state;
  // Not with each rendering: it takes a layout.
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive, query]);
  return (
    <div
      ref={row}
      className={styles.row}
      role="row"
      aria-selected={isActive}
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
