import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { nextThemeMode } from './themeMode.ts';
import { useThemeMode } from './useThemeState.ts';
import styles from './NavBar.module.css';

const icons = { auto: 'system', light: 'sun', dark: 'moon' } as const;

/** Goes from system to light to dark; its name tells the present choice. */
export function ThemeToggle() {
  const text = useText();
  const [mode, setMode] = useThemeMode();
  const name = text(`theme.${mode}`);

  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={name}
      title={name}
      onClick={() => setMode(nextThemeMode(mode))}
    >
      <Icon name={icons[mode]} />
    </button>
  );
}
