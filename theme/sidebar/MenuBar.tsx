import { OutlineMenu } from '../outline/OutlineMenu.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { OutlineEntry } from '../../shared/pageRecord.ts';
import { useText } from '../useText.ts';
import styles from './MenuBar.module.css';

export interface MenuBarProps {
  hasSidebar: boolean;
  outline: readonly OutlineEntry[];
  /** The drawer's id: without scripts, the button opens it as a popover. */
  drawerId: string;
}

/**
 * Below the navigation bar on narrower screens: buttons for sidebar and
 * outline.
 */
export function MenuBar({ hasSidebar, outline, drawerId }: MenuBarProps) {
  const text = useText();
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
            data-open-drawer=""
            popoverTarget={drawerId}
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
