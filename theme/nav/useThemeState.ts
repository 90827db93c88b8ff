import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { THEME_STORAGE_KEY } from '../constants.ts';
import { readStored, writeStored } from '../ui/safeStorage.ts';
import { parseThemeMode, type ThemeMode } from './themeMode.ts';

type Appearance = 'light' | 'dark';

/** Mode changes of this tab, for every part that shows the mode. */
const listeners = new Set<() => void>();
let chosen: ThemeMode | undefined;

function currentMode(): ThemeMode {
  chosen ??= parseThemeMode(
    (window as { RSPRESS_THEME?: unknown }).RSPRESS_THEME ??
      readStored(THEME_STORAGE_KEY),
  );
  return chosen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice, and how to change it. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const mode = useSyncExternalStore(
    subscribe,
    currentMode,
    () => 'auto' as const,
  );
  const setMode = useCallback((next: ThemeMode) => {
    chosen = next;
    writeStored(THEME_STORAGE_KEY, next);
    for (const listener of listeners) listener();
  }, []);
  return [mode, setMode];
}

/**
 * The engine's hook for the theme: what is shown, after choice and system. The
 * head script has set the same before the first paint.
 */
export function useThemeState(): [Appearance, (theme: Appearance) => void] {
  const { site } = useSite();
  const canBeDark = site.themeConfig.darkMode !== false;
  const [mode, setMode] = useThemeMode();
  const [isSystemDark, setIsSystemDark] = useState(false);

  useEffect(() => {
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    const update = () => setIsSystemDark(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);

  // The class decides only where the reader chose; 'auto' is left to CSS.
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(
      'dark',
      canBeDark && (mode === 'dark' || (mode === 'auto' && isSystemDark)),
    );
    classList.toggle('light', !canBeDark || mode === 'light');
  }, [mode, isSystemDark, canBeDark]);

  const isDark =
    canBeDark && (mode === 'dark' || (mode === 'auto' && isSystemDark));
  return [isDark ? 'dark' : 'light', setMode];
}
