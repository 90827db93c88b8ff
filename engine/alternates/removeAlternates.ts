/**
 * Removes the links that name a language by its folder (`zh`); the theme writes them
 * with the language's tag (`zh-Hans`). If both are the same, the head manager keeps
 * only one of the two.
 */
export function removeAlternates(
  html: string,
  wrongTags: readonly string[],
): string {
  if (wrongTags.length === 0) return html;
  const link = new RegExp(
    `<link rel="alternate" hreflang="(?:${wrongTags.join('|')})" href="[^"]*">\\n?`,
    'g',
  );
  return html.replace(link, '');
}
