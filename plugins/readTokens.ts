import { readFileSync } from 'node:fs';
import { parseColors, type ColorPair } from '../shared/parseColors.ts';

/** The colors of a style sheet by their name without `--site-`. */
export function parseTokens(css: string): (name: string) => ColorPair {
  const pairs = parseColors(css);
  return name => {
    const pair = pairs.get(`--site-${name}`);
    if (pair) return pair;
    throw new Error(
      `The color --site-${name} is not in the tokens as light-dark(#…, #…), so pages and pictures would lack it. ` +
        'Give it back its name in theme/styles/tokens.css, or use another one in the plugin that asked.',
    );
  };
}

/** Reads the colors for what isn't part of a page, such as the browser's own bar. */
export function readTokens(file: string): (name: string) => ColorPair {
  return parseTokens(readFileSync(file, 'utf8'));
}
