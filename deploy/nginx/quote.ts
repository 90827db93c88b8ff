/** Writes a text as one quoted nginx parameter. */
export function quote(text: string): string {
  if (/["\\$\n]/.test(text)) {
    throw new Error(
      `"${text}" cannot stand in the nginx configuration: a quote, backslash, dollar sign or line break has a meaning of its own there. Choose a value without them.`,
    );
  }
  return `"${text}"`;
}
