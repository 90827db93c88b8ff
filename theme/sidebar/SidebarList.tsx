import type { SidebarNode } from '../../shared/pageRecord.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import styles from './SidebarList.module.css';

export interface SidebarListProps {
  entries: readonly SidebarNode[];
  depth: number;
}

/** Entries of one level: links, groups, dividers and section headers. */
export function SidebarList({ entries, depth }: SidebarListProps) {
  return (
    <ul className={styles.list} data-depth={depth}>
      {entries.map((entry, index) => (
        <li
          key={entry.link ?? entry.text ?? index}
          data-context={entry.context}
        >
          <SidebarEntry entry={entry} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ entry, depth }: { entry: SidebarNode; depth: number }) {
  if (entry.dividerType) {
    return <hr className={styles.divider} data-type={entry.dividerType} />;
  }
  if (entry.sectionHeaderText) {
    return <p className={styles.header}>{entry.sectionHeaderText}</p>;
  }
  if (entry.items) {
    return (
      <SidebarGroup group={entry} depth={depth}>
        <SidebarList entries={entry.items} depth={depth + 1} />
      </SidebarGroup>
    );
  }
  return <SidebarLink entry={entry} />;
}
