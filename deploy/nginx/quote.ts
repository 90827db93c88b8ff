/** Quotes a string as one nginx parameter. */
export function quote(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  if (/[\\$\n]/.test(text) || text.includes(mark)) {
    throw new Error(
      `"${text}" can't be written to the nginx configuration: two kinds of quotes, backslashes, dollar signs, and line breaks have a special meaning there. Choose a value without them.`,
    );
  }
  return mark + text + mark;
}
