/** Quotes a string as one nginx parameter. */
export function quote(text: string): string {
  if (/["\\$\n]/.test(text)) {
    throw new Error(
      `"${text}" can't be written to the nginx configuration: quotes, backslashes, dollar signs, and line breaks have a special meaning there. Choose a value without them.`,
    );
  }
  return `"${text}"`;
}
