/** A design color, for each of the two color schemes. */
export interface ColorPair {
  light: string;
  dark: string;
}

const PAIR =
  /(--[\w-]+):\s*light-dark\(\s*(#[0-9a-f]+)\s*,\s*(#[0-9a-f]+)\s*\);/gi;

/** All `--name: light-dark(#…, #…)` in a style sheet, by name. */
export function parseColors(css: string): Map<string, ColorPair> {
  return new Map(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(PAIR)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  );
}
