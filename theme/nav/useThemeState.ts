import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { THEME_STORAGE_KEY } from '../constants.ts';
import { matchesMedia, watchMedia } from '../ui/media.ts';
import { readStored, writeStored } from '../ui/safeStorage.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import { fadeTheme } from './fadeTheme.ts';
import { parseThemeMode, type ThemeMode } from './themeMode.ts';

type Appearance = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/** Parts that show the mode; all of this tab change together. */
const listeners = new Set<() => void>();
let chosen: ThemeMode | undefined;
/** The last choice, which may wait for its fade to begin. */
let asked: ThemeMode | undefined;

function currentMode(): ThemeMode {
  chosen ??= parseThemeMode(
    (window as { RSPRESS_THEME?: unknown }).RSPRESS_THEME ??
      readStored(THEME_STORAGE_KEY),
  );
  return chosen;
}

/** What the next press goes on from: a quick one comes before the fade. */
export function askedMode(): ThemeMode {
  return asked ?? currentMode();
}

/** Another tab has chosen, or forgotten what was chosen. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== THEME_STORAGE_KEY && key !== null) return;
  chosen = parseThemeMode(newValue);
  asked = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice, and how to change it. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const { enableAppearanceAnimation = false } = useSiteThemeConfig();
  const mode = useSyncExternalStore(
    subscribe,
    currentMode,
    () => 'auto' as const,
  );
  const setMode = useCallback(
    (next: ThemeMode) => {
      asked = next;
      writeStored(THEME_STORAGE_KEY, next);
      fadeTheme(enableAppearanceAnimation, () => {
        chosen = next;
        for (const listener of listeners) listener();
      });
    },
    [enableAppearanceAnimation],
  );
  return [mode, setMode];
}

/**
 * The engine's hook for the theme: what is shown, after choice and system. The
 * head script has set the same classes before the first paint.
 */
export function useThemeState(): [Appearance, (theme: Appearance) => void] {
  const canBeDark = useSiteThemeConfig().darkMode !== false;
  const [mode, setMode] = useThemeMode();
  const [isSystemDark, setIsSystemDark] = useState<boolean>();

  useEffect(() => {
    const update = () => setIsSystemDark(matchesMedia(DARK));
    update();
    return watchMedia(DARK, update);
  }, []);

  const isDark =
    canBeDark &&
    (mode === 'dark' || (mode === 'auto' && isSystemDark === true));
  useEffect(() => {
    if (isSystemDark === undefined) return; // The head script's word stands.
    document.documentElement.classList.toggle('dark', isDark);
    document.documentElement.classList.toggle('light', !isDark);
  }, [isDark, isSystemDark]);

  return [isDark ? 'dark' : 'light', setMode];
}
