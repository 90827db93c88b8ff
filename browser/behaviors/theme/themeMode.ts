export const themeModes = ['auto', 'light', 'dark'] as const;

export type ThemeMode = (typeof themeModes)[number];

/** A stored value, or `auto` for anything that is none. */
export function parseThemeMode(value: unknown): ThemeMode {
  return themeModes.find(mode => mode === value) ?? 'auto';
}

/** The mode after this one, round and round. */
export function nextThemeMode(mode: ThemeMode): ThemeMode {
  return (
    themeModes[(themeModes.indexOf(mode) + 1) % themeModes.length] ?? 'auto'
  );
}
