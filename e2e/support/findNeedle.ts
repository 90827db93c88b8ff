/**
 * The longest piece of a text that stands in a script exactly as it is: quotes
 * and backslashes may be written in another way there.
 */
export function findNeedle(text: string): string {
  const pieces = text.split(/["'`\\]/);
  const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (longest.length < 8) {
    throw new Error(
      `"${text}" is too short to be looked for: it may stand in any script. Take a longer text.`,
    );
  }
  return longest;
}
