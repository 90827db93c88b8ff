import { useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useText } from '../useText.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import { nextThemeMode } from './themeMode.ts';
import { askedMode, useThemeMode } from './useThemeState.ts';
import styles from './NavBar.module.css';

const icons = { auto: 'system', light: 'sun', dark: 'moon' } as const;

/** Goes from system to light to dark; its name tells the present choice. */
export function ThemeToggle() {
  const text = useText();
  const { darkMode } = useSiteThemeConfig();
  const [mode, setMode] = useThemeMode();
  const [said, setSaid] = useState('');
  if (darkMode === false) return null;
  const name = text(`theme.${mode}`);

  return (
    <Tooltip text={name}>
      <button
        type="button"
        className={`${styles.iconButton} ${styles.live}`}
        aria-label={name}
        onClick={() => {
          const next = nextThemeMode(askedMode());
          setMode(next);
          setSaid(text(`theme.${next}`));
        }}
      >
        <Icon name={icons[mode]} />
      </button>
      {/* A new name of the focused button is not read out by itself. */}
      <span className={styles.said} role="status">
        {said}
      </span>
    </Tooltip>
  );
}
