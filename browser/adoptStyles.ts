const adopted = new Set<string>();

/**
 * Adds styles that come with code instead of with the page, once. A style element
 * would need a hash in the policy of every page; a constructed sheet needs none.
 * An older engine that can't construct one shows plain text and links.
 */
export function adoptStyles(css: string): void {
  const canAdopt =
    'adoptedStyleSheets' in document &&
    'replaceSync' in CSSStyleSheet.prototype;
  if (adopted.has(css) || !canAdopt) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
