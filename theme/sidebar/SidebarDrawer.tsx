import type { SidebarNode } from '../../shared/pageRecord.ts';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { SidebarList } from './SidebarList.tsx';
import styles from './SidebarDrawer.module.css';

export interface SidebarDrawerProps {
  entries: readonly SidebarNode[];
  id: string;
}

/**
 * The section's pages: a column, or on narrow screens a drawer that
 * browser/behaviors/sidebar/drawer.ts opens.
 */
export function SidebarDrawer({ entries, id }: SidebarDrawerProps) {
  const text = useText();
  return (
    <>
      <div className={styles.scrim} data-scrim="" hidden />
      <div
        className={styles.sidebar}
        id={id}
        popover="auto"
        data-part="sidebar"
        data-keep="sidebar"
        data-open="false"
        data-drawer={text('sidebar.label')}
      >
        <button
          type="button"
          className={styles.close}
          aria-label={text('sidebar.close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          data-close-drawer=""
        >
          <Icon name="close" />
        </button>
        <nav aria-label={text('sidebar.label')}>
          <SidebarList entries={entries} depth={0} />
        </nav>
      </div>
    </>
  );
}
