import { useText } from '../useText.ts';
import styles from './ProgressBar.module.css';

/** A bar at the top of the window while a page loads slowly. */
export function ProgressBar() {
  const text = useText();
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={text('page.loading')}
      aria-valuemin={0}
      aria-valuemax={1}
      hidden
    />
  );
}
