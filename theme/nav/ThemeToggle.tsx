import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useText } from '../useText.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import hidden from '../ui/hidden.module.css';
import styles from './NavBar.module.css';

/** Cycles through system, light, and dark; its name is the current choice. */
export function ThemeToggle() {
  const text = useText();
  const { darkMode } = useSiteThemeConfig();
  if (darkMode === false) return null;

  return (
    <Tooltip text={text('theme.auto')}>
      <button
        type="button"
        className={`${styles.iconButton} ${styles.live} ${styles.theme}`}
        aria-label={text('theme.auto')}
        data-theme-toggle="auto"
        data-auto={text('theme.auto')}
        data-light={text('theme.light')}
        data-dark={text('theme.dark')}
      >
        <Icon name={['system', 'sun', 'moon']} />
      </button>
      <span className={hidden.visuallyHidden} role="status" />
    </Tooltip>
  );
}
