export const themeModes = ['auto', 'light', 'dark'] as const;

export type ThemeMode = (typeof themeModes)[number];

/** A stored mode, or `auto` for any other value. */
export function parseThemeMode(value: unknown): ThemeMode {
  return themeModes.find(mode => mode === value) ?? 'auto';
}

/** The next mode; the last is followed by the first. */
export function nextThemeMode(mode: ThemeMode): ThemeMode {
  return (
    themeModes[(themeModes.indexOf(mode) + 1) % themeModes.length] ?? 'auto'
  );
}
