/** The path of a page's Markdown copy: `/x.md` for `/x`, `/x/index.md` for `/x/`. */
export function markdownPath(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
