import { useSyncExternalStore } from 'react';
import { useText } from '../useText.ts';
import { isLoadingSlow, subscribeLoading } from './loading.ts';
import styles from './ProgressBar.module.css';

/** A line at the top of the window while a page takes its time. */
export function ProgressBar() {
  const text = useText();
  const isShown = useSyncExternalStore(
    subscribeLoading,
    isLoadingSlow,
    () => false,
  );
  return isShown ? (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={text('page.loading')}
    />
  ) : null;
}
