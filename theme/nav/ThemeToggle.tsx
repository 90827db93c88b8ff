import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useText } from '../useText.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import { nextThemeMode } from './themeMode.ts';
import { useThemeMode } from './useThemeState.ts';
import styles from './NavBar.module.css';

const icons = { auto: 'system', light: 'sun', dark: 'moon' } as const;

/** Goes from system to light to dark; its name tells the present choice. */
export function ThemeToggle() {
  const text = useText();
  const { darkMode } = useSiteThemeConfig();
  const [mode, setMode] = useThemeMode();
  if (darkMode === false) return null;
  const name = text(`theme.${mode}`);

  return (
    <Tooltip text={name}>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={name}
        onClick={() => setMode(nextThemeMode(mode))}
      >
        <Icon name={icons[mode]} />
      </button>
    </Tooltip>
  );
}
