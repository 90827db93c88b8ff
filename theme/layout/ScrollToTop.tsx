import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import styles from './ScrollToTop.module.css';

/** Scrolls up; browser/behaviors/scrollToTop.ts shows it. */
export function ScrollToTop() {
  const text = useText();
  const { enableScrollToTop } = useThemeConfig();
  if (!enableScrollToTop) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text('outline.toTop')}
      data-to-top=""
      hidden
    >
      <Icon name="up" />
    </button>
  );
}
