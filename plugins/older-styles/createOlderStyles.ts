const PAIR = /light-dark\(\s*([^,()]+?)\s*,\s*([^()]+?)\s*\)/g;

/** Parts that are dark in both color schemes; see `color-scheme` in theme/. */
const DARK_PARTS = [
  ':root.dark',
  '[data-band=ink]>*',
  '[data-part=footer]>nav:first-child',
];

/**
 * The colors of the token files for engines that don't know `light-dark()`. On
 * paper those keep the colors of the browser.
 */
export function createOlderStyles(files: readonly string[]): string {
  const colors = files.flatMap(readColors);
  const valuesOf = (scheme: '$1' | '$2') =>
    colors
      .map(([name, value]) => `${name}:${value.replace(PAIR, scheme)}`)
      .join(';');
  return (
    // More specific than `:root`, because the link precedes the styles of the page.
    `@media screen{:root:root{${valuesOf('$1')}}` +
    `${DARK_PARTS.join(',')}{${valuesOf('$2')}}}\n`
  );
}

/** Tokens with a pair of colors, and those that repeat one of them. */
function readColors(css: string): [name: string, value: string][] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const root = /:root\s*\{([^}]*)\}/.exec(plain)?.[1] ?? '';
  const colors = new Map<string, string>();
  for (const declaration of root.split(';')) {
    const [, name = '', value = ''] =
      /^\s*(--[\w-]+):\s*(.*\S)\s*$/s.exec(declaration) ?? [];
    const repeated = /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '';
    if (value.includes('light-dark(') || colors.has(repeated)) {
      colors.set(name, value.replace(/\s+/g, ' '));
    }
  }
  return [...colors];
}
