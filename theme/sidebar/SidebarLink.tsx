import type { SidebarNode } from '../../universal/pageFacts.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import styles from './SidebarLink.module.css';

/** One page; the page on screen is marked. */
export function SidebarLink({ entry }: { entry: SidebarNode }) {
  const { routePath } = usePageRecord();
  return (
    <Link
      className={styles.link}
      href={entry.link ?? ''}
      aria-current={entry.link === routePath ? 'page' : undefined}
    >
      <TitleText title={entry.text ?? ''} />
      {entry.tag && <span className={styles.tag}>{entry.tag}</span>}
    </Link>
  );
}
