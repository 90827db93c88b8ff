import type { SidebarNode } from '../../shared/pageRecord.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import styles from './SidebarLink.module.css';

/** A page; the current one is marked. */
export function SidebarLink({ entry }: { entry: SidebarNode }) {
  const { routePath } = usePageRecord();
  return (
    <Link
      className={styles.link}
      href={entry.link ?? ''}
      aria-current={entry.link === routePath ? 'page' : undefined}
    >
      <SidebarText entry={entry} />
    </Link>
  );
}

/** An entry's text and tag. */
export function SidebarText({ entry }: { entry: SidebarNode }) {
  return (
    <span className={styles.text}>
      <TitleText title={entry.text ?? ''} />
      {entry.tag && <span className={styles.tag}>{entry.tag}</span>}
    </span>
  );
}
