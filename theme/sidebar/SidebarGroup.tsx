import { useId, type ReactNode } from 'react';
import type { SidebarNode } from '../../shared/pageRecord.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { flattenSidebar } from './adjacentPages.ts';
import { SidebarLink, SidebarText } from './SidebarLink.tsx';
import styles from './SidebarGroup.module.css';

export interface SidebarGroupProps {
  group: SidebarNode;
  depth: number;
  /** The list of the group's entries. */
  children: ReactNode;
}

/** A collapsible group of pages; the one with the current page is expanded. */
export function SidebarGroup({ group, depth, children }: SidebarGroupProps) {
  const text = useText();
  const id = useId();
  const { routePath } = usePageRecord();
  const holdsPage = flattenSidebar([group]).some(
    ({ link }) => link === routePath,
  );
  const isOpen =
    group.collapsed !== true || holdsPage || group.collapsible === false;
  const name = group.text ?? '';
  const collapse = text('sidebar.collapse', { name });
  const expand = text('sidebar.expand', { name });
  const chevron = <Icon name="chevron" className={styles.chevron} />;

  return (
    <div className={styles.group} data-open={isOpen} data-depth={depth}>
      <div className={styles.head}>
        {group.link ? (
          <SidebarLink entry={group} />
        ) : group.collapsible === false ? (
          <p className={styles.name}>
            <SidebarText entry={group} />
          </p>
        ) : (
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={id}
            data-group-toggle=""
          >
            <SidebarText entry={group} />
            {chevron}
          </button>
        )}
        {group.link && group.collapsible !== false && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={isOpen ? collapse : expand}
            data-group-toggle=""
            data-collapse={collapse}
            data-expand={expand}
          >
            {chevron}
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
