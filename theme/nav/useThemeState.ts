/**
 * The engine's hook for the theme, which its development client calls. Ours is
 * in the document: the head script and browser/behaviors/theme set it.
 */
export function useThemeState(): ['light', () => void] {
  return ['light', () => undefined];
}
