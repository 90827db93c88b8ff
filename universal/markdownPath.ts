/** Where a page lives as Markdown: `/x` at `/x.md`, `/x/` at `/x/index.md`. */
export function markdownPath(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
