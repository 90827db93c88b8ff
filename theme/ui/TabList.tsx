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

/** Tabs as in the ARIA practices; see browser/behaviors/tabs.ts. */
export function TabList({ panels, groupId, label }: TabListProps) {
  const id = useId();
  return (
    <div
      // If an edit changes the tabs, the list starts over.
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
          // The panel's heading without scripts.
          data-label={name}
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
