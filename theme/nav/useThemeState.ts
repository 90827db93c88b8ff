/**
 * The theme hook that the engine's development client calls. Our theme is in
 * the document, set by the head script and browser/behaviors/theme.
 */
export function useThemeState(): ['light', () => void] {
  return ['light', () => undefined];
}
