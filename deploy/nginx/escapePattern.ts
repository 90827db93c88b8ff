/** Writes a text so that a pattern takes each character for itself. */
export function escapePattern(text: string): string {
  return text.replace(/[.+*?()[\]{}|^$\\]/g, '\\$&');
}
