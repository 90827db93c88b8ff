/**
 * The longest piece of a text that appears in a script verbatim: quotes and
 * backslashes may be escaped there.
 */
export function findNeedle(text: string): string {
  const pieces = text.split(/["'`\\]/);
  const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (longest.length < 8) {
    throw new Error(
      `"${text}" is too short to search for: it may appear in any script. Use a longer text.`,
    );
  }
  return longest;
}
