import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { moveInList } from './moveInList.ts';
import { useTabChoice } from './useTabChoice.ts';
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

/** Tabs after the ARIA practices: arrows move, the chosen one is the tab stop. */
export function TabList({ panels, groupId, label }: TabListProps) {
  const id = useId();
  const [choice, choose] = useTabChoice(groupId);
  // The head script's mark has served: from here on the state decides.
  useEffect(() => {
    delete document.documentElement.dataset.tabs;
  }, []);
  const chosen = Math.max(
    panels.findIndex(({ value }) => value === choice),
    0,
  );

  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = moveInList(event.key, chosen, panels.length);
    const panel = panels[next ?? -1];
    if (!panel) return;
    event.preventDefault();
    choose(panel.value);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };

  return (
    <div className={styles.tabs} data-group={groupId}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {panels.map(({ label: name, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            data-value={value}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(value)}
            onKeyDown={handleKey}
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
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
