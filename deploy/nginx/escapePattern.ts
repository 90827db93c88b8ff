/** Escapes a string so that a pattern matches it literally. */
export function escapePattern(text: string): string {
  return text.replace(/[.+*?()[\]{}|^$\\]/g, '\\$&');
}
