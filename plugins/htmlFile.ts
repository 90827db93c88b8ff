/** The file that the engine renders an address to: `/x` to `x.html`. */
export function htmlFile(routePath: string): string {
  const path = routePath.endsWith('/') ? `${routePath}index` : routePath;
  return `${path.slice(1)}.html`;
}
