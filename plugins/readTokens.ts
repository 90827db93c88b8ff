import { readFileSync } from 'node:fs';

/** A colour of the design, for each of the two schemes. */
export interface ColourPair {
  light: string;
  dark: string;
}

const PAIR =
  /--site-([\w-]+):\s*light-dark\(\s*(#[0-9a-f]+)\s*,\s*(#[0-9a-f]+)\s*\);/gi;

/** The colours of a style sheet by their name without `--site-`. */
export function parseTokens(css: string): (name: string) => ColourPair {
  const pairs = new Map<string, ColourPair>(
    [...css.matchAll(PAIR)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  );
  return name => {
    const pair = pairs.get(name);
    if (pair) return pair;
    throw new Error(
      `The colour --site-${name} is not in the tokens as light-dark(#…, #…), so pages and pictures would lack it. ` +
        'Give it back its name in theme/styles/tokens.css, or use another one in the plugin that asked.',
    );
  };
}

/** What is not part of a page, such as the browser's bar, has the colours too. */
export function readTokens(file: string): (name: string) => ColourPair {
  return parseTokens(readFileSync(file, 'utf8'));
}
