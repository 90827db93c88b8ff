/** A heading without Markdown: the engine keeps `code` and **strong**. */
export function plainText(markdown: string): string {
  return (
    markdown
      // Emphasis first, but not inside code: `src/**` is a pattern.
      .replace(/(`[^`]*`)|\*+(?=\S)|(?<=\S)\*+|~~/g, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\([{}<>*_`])/g, '$1')
  );
}
