import { useSyncExternalStore } from 'react';
import { PROGRESS_SPEED_MS } from '../constants.ts';
import { useText } from '../useText.ts';
import { readProgress, subscribeProgress } from './loading.ts';
import styles from './ProgressBar.module.css';

/** A line at the top of the window while a page takes its time. */
export function ProgressBar() {
  const text = useText();
  const progress = useSyncExternalStore(
    subscribeProgress,
    readProgress,
    () => null,
  );
  return progress === null ? null : (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={text('page.loading')}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={progress}
      style={{
        transform: `scaleX(${progress})`,
        transitionDuration: `${PROGRESS_SPEED_MS}ms`,
      }}
    />
  );
}
