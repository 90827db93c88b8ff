import { OutlineMenu } from '../outline/OutlineMenu.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useIsAlive } from '../ui/useIsAlive.ts';
import type { TocEntry } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import type { SidebarDrawerState } from './useSidebarDrawer.ts';
import styles from './MenuBar.module.css';

export interface MenuBarProps {
  hasSidebar: boolean;
  outline: readonly TocEntry[];
  drawer: SidebarDrawerState;
}

/** Under the navigation bar of narrower windows: the ways to sidebar and outline. */
export function MenuBar({ hasSidebar, outline, drawer }: MenuBarProps) {
  const text = useText();
  const isAlive = useIsAlive();
  const hasOutline = outline.length > 0;
  if (!hasSidebar && !hasOutline) return null;

  return (
    <div
      className={styles.bar}
      data-menu-bar={hasOutline ? 'outline' : 'sidebar'}
    >
      <div className={styles.inner}>
        {hasSidebar && (
          <button
            type="button"
            className={styles.menu}
            data-part="sidebar"
            // Of a popover the browser itself says whether it is open.
            {...(isAlive
              ? { 'aria-expanded': drawer.isOpen }
              : { popoverTarget: drawer.id })}
            onClick={drawer.open}
          >
            <Icon name="pages" className={styles.icon} />
            {text('sidebar.menu')}
          </button>
        )}
        {hasOutline && <OutlineMenu entries={outline} />}
      </div>
    </div>
  );
}
