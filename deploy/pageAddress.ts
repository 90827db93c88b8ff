/** Turns a file of the build (`x/y.html`) into its one URL (`/x/y`). */
export function pageAddress(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
}
