/** A heading as words: the engine keeps its Markdown (`code`, **strong**). */
export function plainText(markdown: string): string {
  return (
    markdown
      // Marks go first, and none inside code: `src/**` is a pattern.
      .replace(/(`[^`]*`)|\*+(?=\S)|(?<=\S)\*+|~~/g, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\([{}<>*_`])/g, '$1')
  );
}
