import { PageActions } from '../layout/PageActions.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { OutlineEntry } from '../../shared/pageRecord.ts';
import { useText } from '../useText.ts';
import { Outline } from './Outline.tsx';
import styles from './OutlineMenu.module.css';

/** The outline as a menu, on screens too narrow for a column. */
export function OutlineMenu({ entries }: { entries: readonly OutlineEntry[] }) {
  const text = useText();
  // A native disclosure, so that it works without scripts.

  return (
    <details className={styles.menu} data-part="outline">
      <summary className={styles.summary}>
        {text('outline.title')}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <aside className={styles.panel}>
        <Outline entries={entries} hasTitle={false} />
        <div className={styles.actions}>
          <PageActions isShort />
        </div>
      </aside>
    </details>
  );
}
