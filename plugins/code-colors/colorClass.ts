/** The highlighter sets it on each token, though the block has this color already. */
const PLAIN = 'color:var(--shiki-foreground)';

/** The highlighter's style for a whole block, which the theme replaces. */
const BLOCK =
  'background-color:var(--shiki-background);color:var(--shiki-foreground)';

const TOKEN = /^color:var\(--shiki-(token-[a-z-]+)\)$/;

/**
 * The class for a color of the highlighter, or nothing where the
 * theme's own rule says the same.
 */
export function colorClass(style: string): string | undefined {
  if (style === PLAIN || style === BLOCK) return undefined;
  const token = TOKEN.exec(style)?.[1];
  if (token) {
    return token.replace(/-([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
  }
  throw new Error(
    `[code-colors] The highlighter wrote style="${style}", which the content policy of the site refuses, so this code would lose its color. ` +
      'Teach plugins/code-colors/colorClass.ts what it means, and theme/mdx/code/CodeBlock.module.css its class.',
  );
}
