import { useId, type ReactNode } from 'react';
import styles from './TabList.module.css';

export interface TabPanelData {
  label: string;
  value: string;
  content: ReactNode;
}

export interface TabListProps {
  panels: readonly TabPanelData[];
  groupId?: string | undefined;
  label?: string | undefined;
}

/** Tabs after the ARIA practices; browser/behaviors/tabs.ts moves between them. */
export function TabList({ panels, groupId, label }: TabListProps) {
  const id = useId();
  return (
    <div
      // Whose tabs an edit has changed is another list, with nothing chosen.
      key={panels.map(({ value }) => value).join()}
      className={styles.tabs}
      data-tabs-of=""
      data-group={groupId}
    >
      <div className={styles.list} role="tablist" aria-label={label}>
        {panels.map(({ label: name, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            data-value={value}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {name}
          </button>
        ))}
      </div>
      {panels.map(({ label: name, value, content }, index) => (
        <div
          key={value}
          role="tabpanel"
          className={styles.panel}
          data-value={value}
          // Its heading where there are no scripts, unless `value` says it.
          data-label={name === value ? undefined : name}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== 0}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
