import { useCallback, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useDismiss } from '../ui/useDismiss.ts';
import type { TocEntry } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { Outline } from './Outline.tsx';
import styles from './OutlineMenu.module.css';

/** The outline behind a word, where the window has no room for a column. */
export function OutlineMenu({ entries }: { entries: readonly TocEntry[] }) {
  const text = useText();
  // A native disclosure, so that it works before and without our script.
  const box = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => box.current?.removeAttribute('open'), []);
  // Also while it is closed, which harms nothing: the browser says that it was
  // opened a moment later, and an Escape may come before that.
  useDismiss(true, close, box);

  return (
    <details className={styles.menu} data-part="outline" ref={box}>
      <summary className={styles.summary}>
        {text('outline.title')}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <aside className={styles.panel}>
        <Outline entries={entries} hasTitle={false} />
      </aside>
    </details>
  );
}
