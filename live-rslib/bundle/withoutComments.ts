/** Declarations without what is only for people to read; the license is listed. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^[ \t]*\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\r?\n/gm, '');
}
